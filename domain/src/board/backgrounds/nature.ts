import type { Background } from './background.ts'

/** Land, water and sky. */
export const NATURE_THEMES: readonly Background[] = [
  {
    id: 'misty-mountains',
    name: 'Misty Mountains',
    tags: ['mountains', 'mist', 'fog', 'dawn', 'forest', 'pines', 'calm'],
    tone: 'light',
  },
  {
    id: 'desert-dunes',
    name: 'Desert Dunes',
    tags: ['desert', 'dunes', 'sand', 'sahara', 'warm', 'afternoon'],
    tone: 'light',
  },
  {
    id: 'quiet-fjord',
    name: 'Quiet Fjord',
    tags: ['fjord', 'water', 'mountains', 'boat', 'norway', 'cliffs', 'dusk'],
    tone: 'dark',
  },
  {
    id: 'coral-reef',
    name: 'Coral Reef',
    tags: ['coral', 'reef', 'sea', 'ocean', 'underwater', 'fish', 'diving'],
    tone: 'dark',
  },
  {
    id: 'northern-lights',
    name: 'Northern Lights',
    tags: ['aurora', 'northern lights', 'night', 'winter', 'snow', 'stars', 'lake'],
    tone: 'dark',
  },
  {
    id: 'bamboo-grove',
    name: 'Bamboo Grove',
    tags: ['bamboo', 'forest', 'green', 'leaves', 'asia', 'mist', 'calm'],
    tone: 'light',
  },
  {
    id: 'wheat-noon',
    name: 'Wheat at Noon',
    tags: ['wheat', 'field', 'summer', 'harvest', 'clouds', 'farm', 'gold'],
    tone: 'light',
  },
  {
    id: 'rain-over-sea',
    name: 'Rain over Sea',
    tags: ['rain', 'sea', 'ocean', 'clouds', 'weather', 'waves', 'grey'],
    tone: 'dark',
  },
  {
    id: 'starry-desert',
    name: 'Starry Desert',
    tags: ['stars', 'desert', 'night', 'milky way', 'canyon', 'cactus', 'space'],
    tone: 'dark',
  },
  {
    id: 'birch-snow',
    name: 'Birches in Snow',
    tags: ['birch', 'snow', 'winter', 'forest', 'trees', 'white', 'cold'],
    tone: 'light',
  },
  {
    id: 'lavender-hills',
    name: 'Lavender Hills',
    tags: ['lavender', 'provence', 'flowers', 'purple', 'field', 'sunset', 'hills'],
    tone: 'light',
  },
  {
    id: 'volcano-dusk',
    name: 'Volcano at Dusk',
    tags: ['volcano', 'lava', 'fire', 'dusk', 'lake', 'red', 'mountain'],
    tone: 'dark',
  },
  {
    id: 'tide-pools',
    name: 'Tide Pools',
    tags: ['tide', 'beach', 'sea', 'starfish', 'rocks', 'shore', 'turquoise'],
    tone: 'light',
  },
  {
    id: 'glacier-bay',
    name: 'Glacier Bay',
    tags: ['glacier', 'ice', 'iceberg', 'arctic', 'sea', 'cold', 'blue'],
    tone: 'light',
  },
  {
    id: 'savannah-sunset',
    name: 'Savannah Sunset',
    tags: ['savannah', 'africa', 'sunset', 'acacia', 'sun', 'orange', 'safari'],
    tone: 'dark',
  },
  {
    id: 'cherry-orchard',
    name: 'Cherry Orchard',
    tags: ['cherry', 'blossom', 'spring', 'orchard', 'pink', 'flowers', 'trees'],
    tone: 'light',
  },
  {
    id: 'jungle-river',
    name: 'Jungle River',
    tags: ['jungle', 'river', 'rainforest', 'tropical', 'green', 'leaves', 'heron'],
    tone: 'dark',
  },
  {
    id: 'thunder-plain',
    name: 'Thunder over Plain',
    tags: ['thunder', 'storm', 'lightning', 'clouds', 'weather', 'prairie', 'tree'],
    tone: 'dark',
  },
  {
    id: 'moonlit-lake',
    name: 'Moonlit Lake',
    tags: ['moon', 'lake', 'night', 'water', 'mountains', 'reeds', 'calm'],
    tone: 'dark',
  },
  {
    id: 'autumn-valley',
    name: 'Autumn Valley',
    tags: ['autumn', 'fall', 'valley', 'river', 'trees', 'leaves', 'hills'],
    tone: 'light',
  },
  {
    id: 'chalk-cliffs',
    name: 'Chalk Cliffs',
    tags: ['cliffs', 'sea', 'coast', 'gulls', 'summer', 'blue', 'chalk'],
    tone: 'light',
  },
  {
    id: 'meadow-flowers',
    name: 'Meadow Flowers',
    tags: ['meadow', 'flowers', 'poppy', 'spring', 'summer', 'grass', 'butterfly'],
    tone: 'light',
  },
]
