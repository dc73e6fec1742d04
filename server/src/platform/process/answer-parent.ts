/** What a process sends to the one that started it. */
export type Answer<Output> = { readonly output: Output } | { readonly error: string }

/**
 * In a process of `createProcessQueue`: gets its input, of which only the caller knows the shape, sends what comes of it,
 * and lets the process end.
 */
export function answerParent(work: (input: never) => unknown): void {
  process.once('message', ({ input }: { readonly input: never }) => {
    void answerOf(work, input).then((answer) => process.send?.(answer, () => process.disconnect()))
  })
}

async function answerOf(work: (input: never) => unknown, input: never): Promise<Answer<unknown>> {
  try {
    return { output: await work(input) }
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
