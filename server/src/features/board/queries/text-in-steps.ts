/** Long work in steps, between which other work of the event loop runs. */
export type Steps = Generator<undefined, void, undefined>

/** Runs the steps; resolves after the last one. */
export type DoInSteps = (steps: Steps) => Promise<void>

/** Characters that are made in one step: about a millisecond of work. */
const STEP_SIZE = 64 * 1024

/** A long text of pieces that are made one after the other, with other work of the process in between (LIMIT-22). */
export async function textInSteps(pieces: Iterable<string>, doInSteps: DoInSteps): Promise<string> {
  const made: string[] = []
  await doInSteps(steps())
  return made.join('')

  function* steps(): Steps {
    let size = 0
    for (const piece of pieces) {
      made.push(piece)
      size += piece.length
      if (size < STEP_SIZE) continue
      size = 0
      yield
    }
  }
}

/** An object as JSON whose last field is a long text, in pieces. A pair of surrogates that is cut is escaped in halves. */
export function* jsonWithText(
  fields: Readonly<Record<string, unknown>>,
  name: string,
  text: string,
): Generator<string, void, undefined> {
  const head = JSON.stringify(fields).slice(0, -1)
  yield `${head}${head === '{' ? '' : ','}${JSON.stringify(name)}:"`
  for (let from = 0; from < text.length; from += STEP_SIZE)
    yield JSON.stringify(text.slice(from, from + STEP_SIZE)).slice(1, -1)
  yield '"}'
}
