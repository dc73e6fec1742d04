/**
 * Fetches a part of the page at once, in parallel to everything else; where that fails, it is fetched again when the
 * part is needed.
 */
export function preloaded<Module>(load: () => Promise<Module>): () => Promise<Module> {
  const first = load()
  // Callers that need the part get its failure; until then it is not reported.
  first.catch(() => undefined)
  return () => first.catch(load)
}
