/** `work` with everything after the first call sharing its outcome. */
export function once<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let outcome: Promise<Result> | undefined
  return () => (outcome ??= work())
}
