/** Values in a JSON text, and how deep they lie in each other. */
export interface JsonBounds {
  readonly valuesMax: number
  readonly depthMax: number
}

/** Far more than a page of issues or photos has. */
export const SERVICE_JSON: JsonBounds = { valuesMax: 50_000, depthMax: 200 }

/**
 * Whether a JSON text may be parsed in one turn of the event loop. Its length says too little: three megabytes of empty
 * objects take a second to parse, and gigabytes of memory (LIMIT-26). It looks at brackets and commas alone; a text that
 * is no JSON is left to the parser.
 */
export function isWithinJsonBounds(text: string, { valuesMax, depthMax }: JsonBounds): boolean {
  let [values, depth] = [1, 0]
  for (let at = 0; at < text.length; at += 1) {
    switch (text.charCodeAt(at)) {
      case QUOTE:
        at = endOfString(text, at)
        break
      case COMMA:
        values += 1
        break
      case OPEN_BRACKET:
      case OPEN_BRACE:
        values += 1
        depth += 1
        break
      case CLOSE_BRACKET:
      case CLOSE_BRACE:
        depth -= 1
        break
    }
    if (values > valuesMax || depth > depthMax) return false
  }
  return true
}

/** The place of the quote that ends the string which begins there. */
function endOfString(text: string, start: number): number {
  let at = start + 1
  while (at < text.length && text.charCodeAt(at) !== QUOTE) at += text.charCodeAt(at) === BACKSLASH ? 2 : 1
  return at
}

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c]
const [OPEN_BRACKET, CLOSE_BRACKET, OPEN_BRACE, CLOSE_BRACE] = [0x5b, 0x5d, 0x7b, 0x7d]
