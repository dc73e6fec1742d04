import type { Background } from './background.ts'

/** Land, water and sky. */
export const NATURE_THEMES: readonly Background[] = [
  {
    id: 'misty-mountains',
    name: 'Misty mountains',
    tags: ['mountains', 'mist', 'fog', 'dawn', 'forest', 'pines', 'calm'],
    tone: 'light',
  },
  {
    id: 'desert-dunes',
    name: 'Desert dunes',
    tags: ['desert', 'dunes', 'sand', 'sahara', 'warm', 'afternoon'],
    tone: 'light',
  },
  {
    id: 'quiet-fjord',
    name: 'Quiet fjord',
    tags: ['fjord', 'water', 'mountains', 'boat', 'norway', 'cliffs', 'dusk'],
    tone: 'dark',
  },
  {
    id: 'coral-reef',
    name: 'Coral reef',
    tags: ['coral', 'reef', 'sea', 'ocean', 'underwater', 'fish', 'diving'],
    tone: 'dark',
  },
  {
    id: 'northern-lights',
    name: 'Northern lights',
    tags: ['aurora', 'northern lights', 'night', 'winter', 'snow', 'stars', 'lake'],
    tone: 'dark',
  },
  {
    id: 'bamboo-grove',
    name: 'Bamboo grove',
    tags: ['bamboo', 'forest', 'green', 'leaves', 'asia', 'mist', 'calm'],
    tone: 'light',
  },
  {
    id: 'wheat-noon',
    name: 'Wheat at noon',
    tags: ['wheat', 'field', 'summer', 'harvest', 'clouds', 'farm', 'gold'],
    tone: 'light',
  },
  {
    id: 'rain-over-sea',
    name: 'Rain over sea',
    tags: ['rain', 'sea', 'ocean', 'clouds', 'weather', 'waves', 'grey', 'boat', 'sailboat'],
    tone: 'dark',
  },
  {
    id: 'starry-desert',
    name: 'Starry desert',
    tags: ['stars', 'desert', 'night', 'milky way', 'canyon', 'cactus', 'space'],
    tone: 'dark',
  },
  {
    id: 'birch-snow',
    name: 'Birches in snow',
    tags: ['birch', 'snow', 'winter', 'forest', 'trees', 'white', 'cold'],
    tone: 'light',
  },
  {
    id: 'lavender-hills',
    name: 'Lavender hills',
    tags: ['lavender', 'provence', 'flowers', 'purple', 'field', 'sunset', 'hills'],
    tone: 'light',
  },
  {
    id: 'volcano-dusk',
    name: 'Volcano at dusk',
    tags: ['volcano', 'lava', 'fire', 'dusk', 'lake', 'red', 'mountain'],
    tone: 'dark',
  },
  {
    id: 'tide-pools',
    name: 'Tide pools',
    tags: ['tide', 'beach', 'sea', 'starfish', 'rocks', 'shore', 'turquoise'],
    tone: 'light',
  },
  {
    id: 'glacier-bay',
    name: 'Glacier bay',
    tags: ['glacier', 'ice', 'iceberg', 'arctic', 'sea', 'cold', 'blue'],
    tone: 'light',
  },
  {
    id: 'savannah-sunset',
    name: 'Savannah sunset',
    tags: ['savannah', 'africa', 'sunset', 'acacia', 'sun', 'orange', 'safari'],
    tone: 'dark',
  },
  {
    id: 'cherry-orchard',
    name: 'Cherry orchard',
    tags: ['cherry', 'blossom', 'spring', 'orchard', 'pink', 'flowers', 'trees'],
    tone: 'light',
  },
  {
    id: 'jungle-river',
    name: 'Jungle river',
    tags: ['jungle', 'river', 'rainforest', 'tropical', 'green', 'leaves', 'heron'],
    tone: 'dark',
  },
  {
    id: 'thunder-plain',
    name: 'Thunder over plain',
    tags: ['thunder', 'storm', 'lightning', 'clouds', 'weather', 'prairie', 'tree'],
    tone: 'dark',
  },
  {
    id: 'moonlit-lake',
    name: 'Moonlit lake',
    tags: ['moon', 'lake', 'night', 'water', 'mountains', 'reeds', 'calm'],
    tone: 'dark',
  },
  {
    id: 'autumn-valley',
    name: 'Autumn valley',
    tags: ['autumn', 'fall', 'valley', 'river', 'trees', 'leaves', 'hills'],
    tone: 'light',
  },
  {
    id: 'chalk-cliffs',
    name: 'Chalk cliffs',
    tags: ['cliffs', 'sea', 'coast', 'gulls', 'summer', 'blue', 'chalk'],
    tone: 'light',
  },
  {
    id: 'meadow-flowers',
    name: 'Meadow flowers',
    tags: ['meadow', 'flowers', 'poppy', 'spring', 'summer', 'grass', 'butterfly'],
    tone: 'light',
  },
]
