/** A CacheStorage in memory with what the service worker uses; Node has none. */
export function memoryCaches(): CacheStorage {
  const kept = new Map<string, Map<string, Response>>()

  function cacheOf(entries: Map<string, Response>): Cache {
    return {
      match: (url: string) => Promise.resolve(entries.get(url)?.clone()),
      put(url: string, response: Response) {
        entries.set(url, response)
        return Promise.resolve()
      },
    } as Partial<Cache> as Cache
  }

  return {
    open(name: string) {
      const entries = kept.get(name) ?? new Map<string, Response>()
      kept.set(name, entries)
      return Promise.resolve(cacheOf(entries))
    },
    keys: () => Promise.resolve([...kept.keys()]),
    delete: (name: string) => Promise.resolve(kept.delete(name)),
    match(url: string) {
      const found = [...kept.values()].flatMap((entries) => entries.get(url) ?? [])
      return Promise.resolve(found[0]?.clone())
    },
  } as Partial<CacheStorage> as CacheStorage
}
