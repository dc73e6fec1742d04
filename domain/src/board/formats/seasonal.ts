import type { Preset } from './preset.ts'

/** Formats for a time of the year, in its order. */
export const SEASONAL_FORMATS: readonly Preset[] = [
  {
    name: 'New Year',
    sentence: 'Close one year and open the next: what made you wiser, what to celebrate, what to resolve.',
    theme: 'snowy-rooftops',
    months: [12, 1],
    columns: { 'Growth & wisdom': 'other', 'Greatest hits': 'good', Resolutions: 'idea' },
  },
  {
    name: 'Lunar New Year',
    sentence: 'Red envelopes for what you received, couplets for wishes, firecrackers for what should leave.',
    theme: 'festival-lanterns',
    months: [1, 2],
    columns: { Hongbao: 'thanks', Couplets: 'idea', Firecracker: 'bad' },
  },
  {
    name: 'Holi',
    sentence:
      'Throw some colour on the sprint: bright moments, rhythm, steps to try, and sweets to hand out.',
    theme: 'stained-glass-sun',
    months: [3],
    columns: { Colors: 'good', Music: 'other', Dance: 'idea', Sweets: 'thanks' },
  },
  {
    name: 'Easter',
    sentence: 'Look for hidden treats, plant something, say what you hope for, and share the chocolate.',
    theme: 'meadow-flowers',
    months: [3, 4],
    columns: { 'Easter eggs': 'good', Seeds: 'idea', Hope: 'idea', Chocolate: 'thanks' },
  },
  {
    name: 'Midsummer',
    sentence: 'Wreaths for people, schnapps for what burned, the longest day for what dragged, and cake.',
    theme: 'lavender-hills',
    months: [6, 7],
    columns: { Wreaths: 'thanks', Schnapps: 'other', 'Longest day': 'bad', 'Strawberry cake': 'good' },
  },
  {
    name: 'Autumn',
    sentence: 'Bring in the harvest: sweet successes, bitter bits, and what to cook from both.',
    theme: 'autumn-valley',
    months: [9, 10, 11],
    columns: { 'Sweet successes': 'good', 'Bitter bits': 'bad', 'Next recipe': 'idea' },
  },
  {
    name: 'Oktoberfest',
    sentence: 'What should be tapped next, what ran dry, and what was the best of the fest?',
    theme: 'balloons-at-sunrise',
    months: [9, 10],
    columns: { 'Taps to open': 'idea', 'Empty kegs': 'bad', 'Best of the fest': 'good' },
  },
  {
    name: 'Halloween',
    sentence: 'Face what haunts you: ghosts of old problems, work that will not die, and the candy after it.',
    theme: 'moonlit-lake',
    months: [10],
    columns: { Ghosts: 'bad', Zombies: 'bad', Brains: 'idea', Candy: 'good' },
  },
  {
    name: 'Diwali',
    sentence: 'Light over darkness: lamps for what shone, patterns to draw, thanks, and one demon to beat.',
    theme: 'festival-lanterns',
    months: [10, 11],
    columns: { Diyas: 'good', Rangoli: 'idea', Lakshmi: 'thanks', Ravana: 'bad' },
  },
  {
    name: 'Thanksgiving',
    sentence: 'Around one table: favourites that stay, traditions to begin, leftovers, and gratitude.',
    theme: 'wheat-noon',
    months: [11],
    columns: {
      'Old favorites': 'good',
      'New traditions': 'idea',
      'Left on the table': 'bad',
      Gratitude: 'thanks',
    },
  },
  {
    name: 'Christmas',
    sentence: 'Three spirits and a wish list: what was, what is, what is to come, and what you want most.',
    theme: 'winter-market',
    months: [12],
    columns: {
      'Christmas past': 'other',
      'Christmas present': 'good',
      'Christmas future': 'idea',
      'All I want for Christmas': 'idea',
    },
  },
]
