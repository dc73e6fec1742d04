import { GIF_PACK } from './gif-pack.ts'
import type { PackedGif } from './gif-pack/packed-gif.ts'
import type { Gif } from '@retropulse/domain/board/gifs/gif'
import type { GifSearch } from '../../features/media-library/ports.ts'

/**
 * Searches the built-in pack (GIF-24, GIF-26): every word of the query must begin a word of a picture's title or tags.
 * Whole words come before beginnings, and words of the first tags before those of later ones. `pos` is the index of the
 * first result of a page; a `pos` that no answer gave is the end.
 */
export function createBuiltInGifs(): GifSearch {
  const entries = GIF_PACK.map(toEntry)
  const byId = new Map(GIF_PACK.map((gif) => [gif.id, toFound(gif)]))
  return {
    async search(q, pos, limit) {
      const start = startOf(pos)
      if (start === null) return { results: [], next: null }
      const matches = rank(entries, wordsOf(q))
      const end = start + Math.max(1, Math.trunc(limit))
      return {
        results: matches.slice(start, end).map(toFound),
        next: end < matches.length ? String(end) : null,
      }
    },
    async find(ids) {
      return ids.flatMap((id) => byId.get(id) ?? [])
    },
  }
}

/** A picture and the words it is found by: those of its tags in their order, then those of its title. */
interface Entry {
  readonly gif: PackedGif
  readonly phrases: readonly (readonly string[])[]
}

function toEntry(gif: PackedGif): Entry {
  return { gif, phrases: [...gif.tags, gif.title].map(wordsOf) }
}

/** Lower-case words of letters, digits and `+` (users search for "+1"). */
function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}+]+/gu) ?? []
}

function rank(entries: readonly Entry[], query: readonly string[]): readonly PackedGif[] {
  return entries
    .flatMap((entry) => {
      const distances = query.map((word) => distance(entry, word))
      const total = distances.reduce((sum, each) => sum + each, 0)
      return total < Infinity ? [{ gif: entry.gif, total }] : []
    })
    .toSorted((one, other) => one.total - other.total)
    .map(({ gif }) => gif)
}

/** Larger than any index of a tag, so that a beginning of a word never ranks above a whole word. */
const PREFIX_PENALTY = 100

/** How well the word names the picture: the index of the tag that has it, Infinity when none has. */
function distance({ phrases }: Entry, word: string): number {
  const whole = phrases.findIndex((phrase) => phrase.includes(word))
  if (whole >= 0) return whole
  const beginning = phrases.findIndex((phrase) => phrase.some((each) => each.startsWith(word)))
  return beginning >= 0 ? PREFIX_PENALTY + beginning : Infinity
}

/** The index that `pos` names, or null when `search` gave no such `pos`. */
function startOf(pos: string | null): number | null {
  if (pos === null) return 0
  return /^[1-9]\d{0,8}$/.test(pos) ? Number(pos) : null
}

function toFound({ id, title, width, height }: PackedGif): Gif {
  return { id, url: `/gifs/${id}.svg`, width, height, title, provider: 'builtin', attribution: null }
}
