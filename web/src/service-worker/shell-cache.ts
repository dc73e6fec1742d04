import type { Shell, ShellFile } from './shell.ts'

/** The dependencies of the cache; tests pass fakes. */
export interface ShellCacheOptions {
  readonly caches: CacheStorage
  readonly origin: string
  /** Fetches an address; `reload` bypasses the HTTP cache of the browser. */
  readonly download: (url: string, cache: 'default' | 'reload') => Promise<Response>
}

/**
 * The built files on this device, one cache for each version, so that files of two versions are never mixed (OFFLINE-7,
 * OFFLINE-8).
 */
export interface ShellCache {
  /** Fetches every file of the version; fails, and keeps none of them, when one is missing or of another version. */
  readonly install: (shell: Shell) => Promise<void>
  /** Removes old versions, but not the latest ones, whose pages may still be open. */
  readonly removeOld: (shell: Shell) => Promise<void>
  /** A file of exactly this version. */
  readonly fileOf: (shell: Shell, path: string) => Promise<Response | undefined>
  /** A file with a hash in its name, from whichever version has it. */
  readonly hashedFile: (path: string) => Promise<Response | undefined>
}

const PREFIX = 'shell-'
/** Versions kept beside the current one, for pages that were opened before an update (OFFLINE-8). */
const OLD_VERSIONS_MAX = 2
/** Concurrent downloads: few, since a board that is open at the same time needs the network. */
const PARALLEL_MAX = 3

export function createShellCache({ caches, origin, download }: ShellCacheOptions): ShellCache {
  async function keep(cache: Cache, { path, sha256 }: ShellFile): Promise<void> {
    const url = origin + path
    const known = sha256 === null ? await caches.match(url, ANY_VARIANT) : undefined
    const response = known ?? (await download(url, sha256 === null ? 'default' : 'reload'))
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    // While a server is being updated the page and its files may come from two builds.
    if (sha256 !== null && (await hashOf(response.clone())) !== sha256)
      throw new Error(`${path} is of another version`)
    await cache.put(url, response)
  }

  async function shellNames(): Promise<readonly string[]> {
    return (await caches.keys()).filter((name) => name.startsWith(PREFIX))
  }

  const fileOf: ShellCache['fileOf'] = async (shell, path) => {
    const cache = await caches.open(nameOf(shell))
    return cache.match(origin + path, ANY_VARIANT)
  }

  return {
    async install(shell) {
      const cache = await caches.open(nameOf(shell))
      const left = shell.files.values()
      try {
        await Promise.all(
          Array.from({ length: PARALLEL_MAX }, async () => {
            for (const file of left) await keep(cache, file)
          }),
        )
      } catch (error) {
        await caches.delete(nameOf(shell))
        throw error
      }
    },
    async removeOld(shell) {
      const others = (await shellNames()).filter((name) => name !== nameOf(shell))
      await Promise.all(others.slice(0, -OLD_VERSIONS_MAX).map((name) => caches.delete(name)))
    },
    fileOf,
    async hashedFile(path) {
      return caches.match(origin + path, ANY_VARIANT)
    },
  }
}

/** SHA-256 of the content of a response, in hexadecimal. */
export async function hashOf(response: Response): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', await response.arrayBuffer()))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Files are cached decompressed: the accepted encodings of a request make no difference. */
const ANY_VARIANT: CacheQueryOptions = { ignoreVary: true }

function nameOf({ version }: Shell): string {
  return PREFIX + version
}
