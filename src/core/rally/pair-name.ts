/** The letters by which the pairs of teleporters are told apart: A, B, … Z, AA, AB, … */
export function pairName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26))
  return index < 26 ? letter : pairName(Math.floor(index / 26) - 1) + letter
}
