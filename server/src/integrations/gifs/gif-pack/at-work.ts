import { card, square, wide, type PackedGif } from './packed-gif.ts'

/** Events of the work between two retros: launches, bugs, builds, coffee, growth. */
export const GIF_PACK_WORK: readonly PackedGif[] = [
  square('rocket-launch', 'Rocket launch', 'rocket, launch, ship, fast, go, release, friday, win'),
  card('ship-it', 'Ship it', 'ship, release, deploy, done, sail, friday, thursday, go'),
  square('coffee-time', 'Coffee time', 'coffee, morning, tired, break, hot, monday, tuesday'),
  card('coffee-refill', 'First coffee, then talk', 'coffee, tired, need, monday, energy, morning, wednesday'),
  card('bug-squashed', 'Bug squashed', 'bug, fixed, squash, win, done, debug, tuesday, thursday'),
  card('build-on-fire', 'The build is on fire', 'fire, build, fail, red, broken, panic, monday, tuesday'),
  card('green-tests', 'All tests green', 'tests, green, pass, yes, win, done, friday, thursday'),
  wide(
    'deploy-train',
    'All aboard the deploy train',
    'train, deploy, ship, release, go, tuesday, thursday, team',
  ),
  card(
    'rubber-duck',
    'Tell it to the duck',
    'duck, debug, bug, rubber duck, think, help, wednesday, tuesday',
  ),
  square('lightbulb', 'Bright idea', 'idea, lightbulb, eureka, smart, wow, wednesday, thursday'),
  card('bullseye', 'Bullseye', 'target, goal, bullseye, win, yes, success, thursday, monday'),
  card('working-hard', 'Typing at full speed', 'work, busy, typing, code, focus, monday, wednesday, tuesday'),
  square('stairs', 'Step by step', 'stairs, progress, climb, step, keep going, monday, tuesday'),
  square('plant-growing', 'Watch it grow', 'plant, grow, progress, growth, learn, monday, thursday'),
  wide('snail', 'Slow and steady', 'slow, snail, wait, patience, late, monday, wednesday'),
  square('clock-ticking', 'Tick tock', 'clock, time, late, hurry, wait, deadline, wednesday, friday'),
]
