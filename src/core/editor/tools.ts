/** The names of all tools. What each does, the puzzle's desk says; `pan` is the window's own and draws nothing. */
export const TOOLS = [
  'select',
  'robot',
  'battery',
  'battery-rectangle',
  'battery-fill',
  'teleporter',
  'wall',
  'wall-rectangle',
  'pit',
  'eraser',
  'pan',
] as const

export type ToolName = (typeof TOOLS)[number]

/** Whether a tool draws over the rectangle between two cells. */
export function isRectangle(tool: ToolName): boolean {
  return tool.endsWith('-rectangle')
}
