import { GIF_PACK_DAYS } from './gif-pack/days.ts'
import { GIF_PACK_NATURE } from './gif-pack/nature.ts'
import type { PackedGif } from './gif-pack/packed-gif.ts'
import { GIF_PACK_PARTY } from './gif-pack/party.ts'
import { GIF_PACK_PEOPLE } from './gif-pack/people.ts'
import { GIF_PACK_WORK } from './gif-pack/at-work.ts'

/**
 * The built-in animated reactions (GIF-24), so that GIFs work without any outside service. Boards keep ids (GIF-7): a
 * picture may be redrawn, but never renamed or removed.
 */
export const GIF_PACK: readonly PackedGif[] = [
  ...GIF_PACK_PEOPLE,
  ...GIF_PACK_WORK,
  ...GIF_PACK_PARTY,
  ...GIF_PACK_DAYS,
  ...GIF_PACK_NATURE,
]
