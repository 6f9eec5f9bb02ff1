/**
 * What the core takes from its surroundings: the Encoding Standard, which browsers, Node and workers all have.
 * The core is also compiled on its own without the types of DOM and Node, so nothing else can slip in.
 */
declare class TextDecoder {
  constructor(label?: string, options?: { fatal?: boolean })
  decode(input: Uint8Array): string
}
