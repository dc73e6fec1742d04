/** Wraps `work` so that it runs once; later calls share the result of the first. */
export function once<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let outcome: Promise<Result> | undefined
  return () => (outcome ??= work())
}
