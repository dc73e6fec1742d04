import { card, square, wide, type PackedGif } from './packed-gif.ts'

/** Reactions for the days of the week. */
export const GIF_PACK_DAYS: readonly PackedGif[] = [
  card('friday-feeling', 'That Friday feeling', 'friday, weekend, cool, sunglasses, happy, tgif, sun'),
  card('sleepy-monday', 'Sleepy Monday', 'monday, sleepy, tired, sleep, yawn, morning, bed'),
  square('monday-again', 'Monday again', 'monday, tired, no, again, snooze, alarm, sad'),
  square('taco-tuesday', 'Taco Tuesday', 'tuesday, taco, lunch, food, dance, yum, happy'),
  wide('hump-day', 'Over the hump', 'wednesday, camel, hump, halfway, midweek, walk'),
  card('throwback', 'Throwback Thursday', 'thursday, music, retro, cassette, tape, throwback, groove'),
  wide('weekend-hammock', 'Saturday mode', 'saturday, weekend, relax, sleep, holiday, hammock, sunday'),
  square('sunday-pancakes', 'Sunday pancakes', 'sunday, pancakes, breakfast, food, brunch, morning, yum'),
  card('tgif', 'Thank goodness it is Friday', 'friday, tgif, weekend, happy, yay, celebrate, finally'),
  wide(
    'countdown-weekend',
    'Weekend loading',
    'weekend, loading, wait, friday, saturday, almost, soon, thursday',
  ),
]
