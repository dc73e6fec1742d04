import { whenDrawn } from './first-draw.ts'

/**
 * Fetches a part of the page in parallel to everything else, on a board once that is drawn; where that fails, it
 * is fetched again when the part is needed.
 */
export function preloaded<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let first: Promise<Module> | null = null
  const fetch = () => (first ??= load())
  // Callers that need the part get its failure; until then it is not reported.
  whenDrawn()
    .then(fetch)
    .catch(() => undefined)
  return async () => {
    await whenDrawn()
    return fetch().catch(load)
  }
}
