import type { Background } from './background.ts'

/** Where people live, seasons, and patterns. */
export const PLACE_THEMES: readonly Background[] = [
  {
    id: 'blue-hour-city',
    name: 'Blue hour city',
    tags: ['city', 'skyline', 'bridge', 'river', 'night', 'lights', 'blue'],
    tone: 'dark',
  },
  {
    id: 'harbour-morning',
    name: 'Harbour morning',
    tags: ['harbour', 'port', 'ship', 'cranes', 'sea', 'sunrise', 'work'],
    tone: 'light',
  },
  {
    id: 'snowy-rooftops',
    name: 'Snowy rooftops',
    tags: ['winter', 'snow', 'town', 'roofs', 'houses', 'morning'],
    tone: 'light',
  },
  {
    id: 'terraced-village',
    name: 'Terraced village',
    tags: ['village', 'summer', 'sea', 'houses', 'hill', 'sailing', 'south'],
    tone: 'light',
  },
  {
    id: 'canyon-race',
    name: 'Canyon race',
    tags: ['car', 'race', 'road', 'canyon', 'bridge', 'parachute', 'desert', 'speed'],
    tone: 'dark',
  },
  {
    id: 'fog-lighthouse',
    name: 'Lighthouse in fog',
    tags: ['lighthouse', 'sea', 'coast', 'fog', 'beam', 'guide'],
    tone: 'light',
  },
  {
    id: 'palm-house',
    name: 'Palm house',
    tags: ['greenhouse', 'garden', 'plants', 'glass', 'spring', 'green'],
    tone: 'light',
  },
  {
    id: 'lamplit-library',
    name: 'Lamplit library',
    tags: ['library', 'books', 'lamp', 'study', 'cosy', 'learning', 'brown'],
    tone: 'dark',
  },
  {
    id: 'star-observatory',
    name: 'Star observatory',
    tags: ['observatory', 'stars', 'astronomy', 'night', 'science', 'sky'],
    tone: 'dark',
  },
  {
    id: 'orbital-station',
    name: 'Orbital station',
    tags: ['space', 'station', 'planet', 'earth', 'orbit', 'science', 'sunrise'],
    tone: 'dark',
  },
  {
    id: 'balloons-at-sunrise',
    name: 'Balloons at sunrise',
    tags: ['balloons', 'fields', 'summer', 'flight', 'sky', 'countryside'],
    tone: 'light',
  },
  {
    id: 'winter-market',
    name: 'Winter market',
    tags: ['winter', 'market', 'christmas', 'holiday', 'snow', 'lights', 'town'],
    tone: 'dark',
  },
  {
    id: 'festival-lanterns',
    name: 'Festival lanterns',
    tags: ['festival', 'lanterns', 'celebration', 'river', 'night', 'red'],
    tone: 'dark',
  },
  {
    id: 'diya-lamps',
    name: 'Diya lamps',
    tags: ['diya', 'lamps', 'diwali', 'rangoli', 'festival', 'light', 'night', 'warm'],
    tone: 'dark',
  },
  {
    id: 'conservatory-shadows',
    name: 'Sunlit wall',
    tags: ['plants', 'sunlight', 'window', 'room', 'warm', 'calm', 'shadows'],
    tone: 'light',
  },
  {
    id: 'rainy-desk',
    name: 'Rainy desk',
    tags: ['desk', 'rain', 'window', 'autumn', 'coffee', 'work', 'city'],
    tone: 'dark',
  },
  {
    id: 'paper-canyon',
    name: 'Paper canyon',
    tags: ['paper', 'layers', 'abstract', 'coral', 'craft', 'warm'],
    tone: 'light',
  },
  {
    id: 'bauhaus-geometry',
    name: 'Bauhaus geometry',
    tags: ['geometry', 'bauhaus', 'abstract', 'shapes', 'design', 'colourful'],
    tone: 'light',
  },
  {
    id: 'terrazzo-brass',
    name: 'Terrazzo and brass',
    tags: ['terrazzo', 'stone', 'pattern', 'abstract', 'sage', 'pink'],
    tone: 'light',
  },
  {
    id: 'brass-contours',
    name: 'Brass contours',
    tags: ['contours', 'map', 'lines', 'abstract', 'green', 'calm'],
    tone: 'dark',
  },
  {
    id: 'stained-glass-sun',
    name: 'Stained glass sun',
    tags: ['glass', 'mosaic', 'sun', 'abstract', 'colourful', 'light'],
    tone: 'dark',
  },
  {
    id: 'origami-folds',
    name: 'Origami folds',
    tags: ['origami', 'paper', 'folds', 'abstract', 'blue', 'pattern'],
    tone: 'light',
  },
]
