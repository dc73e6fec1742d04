import { DAY_MS } from '@retropulse/domain/kernel/durations'

/** Asks another host for a picture: no redirects, public addresses only, at most `maxBytes`; rejects when it failed. */
export type PictureRequest = (
  address: string,
  request: { readonly signal: AbortSignal; readonly maxBytes: number },
) => Promise<Response>

export interface Picture {
  readonly type: string
  readonly bytes: Buffer
}

export interface PictureFetcherOptions {
  readonly request: PictureRequest
  /** Milliseconds since 1970. */
  readonly now: () => number
}

const BYTES_MAX = 1_000_000
/** Bytes of all cached pictures. */
const CACHE_BYTES_MAX = 32_000_000
const CACHE_SIZE_MAX = 1000
const TIMEOUT_MS = 5000
const CACHED_FOR_MS = DAY_MS
const FAILURE_CACHED_FOR_MS = 60_000

interface CachedPicture {
  readonly picture: Promise<Picture | null>
  size: number
  until: number
}

/**
 * PROFILE-7: fetches profile pictures for all viewers, so that the host of a picture does not learn who looks at it. A
 * picture is requested once a day, and once a minute while it fails. Null unless every browser can show its format.
 */
export function createPictureFetcher({ request, now }: PictureFetcherOptions) {
  const cache = new Map<string, CachedPicture>()

  async function load(address: string, entry: () => CachedPicture | undefined): Promise<Picture | null> {
    const picture = await ask(address, request)
    const mine = entry()
    if (mine === undefined) return picture
    mine.size = picture?.bytes.byteLength ?? 0
    mine.until = now() + (picture === null ? FAILURE_CACHED_FOR_MS : CACHED_FOR_MS)
    evict()
    return picture
  }

  /** Evicts the pictures that were fetched longest ago. */
  function evict(): void {
    let total = [...cache.values()].reduce((sum, { size }) => sum + size, 0)
    for (const [address, { size }] of cache) {
      if (total <= CACHE_BYTES_MAX && cache.size <= CACHE_SIZE_MAX) return
      cache.delete(address)
      total -= size
    }
  }

  return (address: string): Promise<Picture | null> => {
    const found = cache.get(address)
    if (found !== undefined && found.until > now()) return found.picture
    cache.delete(address)
    const entry: CachedPicture = {
      picture: load(address, () => cache.get(address)),
      size: 0,
      until: Infinity,
    }
    cache.set(address, entry)
    return entry.picture
  }
}

async function ask(address: string, request: PictureRequest): Promise<Picture | null> {
  try {
    const answer = await request(address, { signal: AbortSignal.timeout(TIMEOUT_MS), maxBytes: BYTES_MAX })
    if (answer.status !== 200) return null
    const bytes = Buffer.from(await answer.arrayBuffer())
    const type = typeOf(bytes)
    return type === null ? null : { type, bytes }
  } catch {
    // The host of the picture is out of reach, or answers with something else: viewers see initials.
    return null
  }
}

/** By its first bytes: the content type of the host is not trusted, and SVG, which may hold scripts, is left out. */
function typeOf(bytes: Buffer): string | null {
  const text = bytes.subarray(0, 12).toString('latin1')
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png'
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  if (text.startsWith('GIF87a') || text.startsWith('GIF89a')) return 'image/gif'
  return text.startsWith('RIFF') && text.endsWith('WEBP') ? 'image/webp' : null
}
