/** Characters that are serialised at once: about a millisecond of work. */
const PIECE_SIZE = 64 * 1024

/**
 * An object as JSON whose last field is a text of megabytes, in pieces (LIMIT-22). A pair of surrogates that is cut is
 * escaped in halves.
 */
export function* jsonWithText(
  fields: Readonly<Record<string, unknown>>,
  name: string,
  text: string,
): Generator<string, void, undefined> {
  const head = JSON.stringify(fields).slice(0, -1)
  yield `${head}${head === '{' ? '' : ','}${JSON.stringify(name)}:"`
  for (let from = 0; from < text.length; from += PIECE_SIZE)
    yield JSON.stringify(text.slice(from, from + PIECE_SIZE)).slice(1, -1)
  yield '"}'
}
