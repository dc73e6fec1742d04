import { card, square, wide, type PackedGif } from './packed-gif.ts'

/** Weather, animals, spirits and hearts. */
export const GIF_PACK_NATURE: readonly PackedGif[] = [
  wide('tumbleweed', 'Tumbleweed', 'tumbleweed, silence, empty, nothing, quiet, desert, monday, sunday'),
  card('rainbow', 'Rainbow', 'rainbow, happy, hope, sunshine, colour, love, sunday, wednesday'),
  card('sunrise', 'Good morning', 'sunrise, morning, hello, sun, fresh, start, monday, sunday'),
  card('unicorn', 'Pure magic', 'unicorn, magic, rainbow, wow, amazing, awesome, wednesday, saturday'),
  square('heartbeat', 'All the love', 'love, heart, thanks, beat, like, care, sunday, friday'),
  square('on-fire', 'On fire', 'fire, hot, streak, win, great, amazing, tuesday, thursday'),
  square('ghost', 'Boo, technical debt', 'ghost, boo, scary, surprise, spooky, debt, saturday, tuesday'),
  card(
    'raining-thanks',
    'A shower of thanks',
    'thanks, kudos, flowers, grateful, appreciate, love, wednesday, sunday',
  ),
]
