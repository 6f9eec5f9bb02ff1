/** Contents of which one can tell whether they are whole: a number, many lines that name it, and an end. */

export function wholeContent(number: number): string {
  const lines = Array.from({ length: 1000 + (number % 7) * 500 }, () => `line ${number}`)
  return [`begin ${number}`, ...lines, 'end'].join('\n')
}

/** The number of a whole content; nothing for one that is cut off or mixed. */
export function numberOf(content: string): number | undefined {
  const number = Number(/^begin (\d+)\n/.exec(content)?.[1])
  return content === wholeContent(number) ? number : undefined
}
