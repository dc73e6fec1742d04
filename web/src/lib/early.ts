/**
 * Fetches a part of the page as soon as the module that wants it is there, beside everything else and in nobody's way;
 * where that fails, it is tried again when the part is wanted.
 */
export function early<Module>(load: () => Promise<Module>): () => Promise<Module> {
  const first = load()
  // Whoever wants it hears of a failure; before that there is nobody to tell.
  first.catch(() => undefined)
  return () => first.catch(load)
}
