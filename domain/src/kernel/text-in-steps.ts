/** Long work in steps, between which other work of the event loop runs. */
export type Steps = Generator<undefined, void, undefined>

/** Runs the steps; resolves after the last one. */
export type DoInSteps = (steps: Steps) => Promise<void>

/**
 * A long text, part after part; no part ends within a character. It is never joined: to copy ten million characters
 * into one string, and to encode that, holds the event loop up for 50 to 150 ms (LIMIT-22).
 */
export type TextParts = readonly string[]

/** Characters that are made in one step: about a millisecond of work. */
const STEP_SIZE = 64 * 1024

/**
 * A long text of pieces that are made one after the other, with other work of the process in between (LIMIT-22); its
 * parts have about STEP_SIZE characters. `stepSize`: the characters that are made in one step, fewer where they take
 * longer.
 */
export async function textInSteps(
  pieces: Iterable<string>,
  doInSteps: DoInSteps,
  stepSize = STEP_SIZE,
): Promise<TextParts> {
  const parts: string[] = []
  await doInSteps(steps())
  return parts

  function* steps(): Steps {
    let made: string[] = []
    let inPart = 0
    let inStep = 0
    for (const piece of pieces) {
      made.push(piece)
      inPart += piece.length
      inStep += piece.length
      if (inPart >= STEP_SIZE) {
        parts.push(made.join(''))
        made = []
        inPart = 0
      }
      if (inStep < stepSize) continue
      inStep = 0
      yield
    }
    if (inPart > 0) parts.push(made.join(''))
  }
}
