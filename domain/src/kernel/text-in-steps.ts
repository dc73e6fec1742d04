/** Long work in steps, between which other work of the event loop runs. */
export type Steps = Generator<undefined, void, undefined>

/** Runs the steps; resolves after the last one. */
export type DoInSteps = (steps: Steps) => Promise<void>

/** Characters that are made in one step: about a millisecond of work. */
const STEP_SIZE = 64 * 1024

/**
 * A long text of pieces that are made one after the other, with other work of the process in between (LIMIT-22).
 * `stepSize`: the characters that are made in one step, fewer where they take longer.
 */
export async function textInSteps(
  pieces: Iterable<string>,
  doInSteps: DoInSteps,
  stepSize = STEP_SIZE,
): Promise<string> {
  const made: string[] = []
  await doInSteps(steps())
  return made.join('')

  function* steps(): Steps {
    let size = 0
    for (const piece of pieces) {
      made.push(piece)
      size += piece.length
      if (size < stepSize) continue
      size = 0
      yield
    }
  }
}
