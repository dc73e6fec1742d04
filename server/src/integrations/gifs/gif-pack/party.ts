import { card, square, wide, type PackedGif } from './packed-gif.ts'

/** Celebrations, with their food and drinks. */
export const GIF_PACK_PARTY: readonly PackedGif[] = [
  card('party-popper', 'Confetti time', 'party, celebrate, confetti, tada, win, friday, wednesday, thursday'),
  wide('party-trio', 'Party time', 'party, celebrate, dance, friends, team, happy, wednesday, saturday'),
  square(
    'celebration-cake',
    'Cake for everyone',
    'cake, birthday, celebrate, party, sweet, friday, thursday, thanks',
  ),
  square('balloons', 'Up, up and away', 'balloon, party, float, happy, celebrate, bye, friday, sunday'),
  wide('fireworks', 'Fireworks', 'fireworks, celebrate, party, wow, night, new year, saturday, friday'),
  square('disco', 'Disco', 'disco, dance, party, music, night, saturday, wednesday'),
  square('pizza-party', 'Pizza party', 'pizza, party, food, lunch, friday, yum, saturday'),
  card('victory', 'Victory', 'win, victory, trophy, winner, champion, celebrate, sunday, thursday'),
  card('cheers', 'Cheers, everyone', 'cheers, toast, thanks, celebrate, party, team, friday, thursday'),
  square('hundred', 'One hundred percent', 'hundred, perfect, yes, win, agree, love, thursday, saturday'),
]
