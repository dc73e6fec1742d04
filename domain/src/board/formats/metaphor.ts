import type { Preset } from './preset.ts'

/** Formats that ask by way of a picture or a story. */
export const METAPHOR_FORMATS: readonly Preset[] = [
  {
    name: 'Sailboat',
    sentence:
      'Your team is a boat: what fills the sails, what holds it back, what lies under the water, where to?',
    theme: 'rain-over-sea',
    columns: { Wind: 'good', Anchors: 'bad', Rocks: 'bad', Island: 'idea' },
  },
  {
    name: 'Sailboat (extended)',
    sentence: 'The sailboat with the goal drawn first and a sun that keeps the crew warm.',
    theme: 'terraced-village',
    columns: { Island: 'idea', Wind: 'good', Anchors: 'bad', Rocks: 'bad', Sun: 'good' },
  },
  {
    name: 'Speed Car',
    sentence: 'Engine and parachute, abyss and bridge: what drives you, what brakes you, and what is coming.',
    theme: 'desert-dunes',
    columns: { Engine: 'good', Parachute: 'bad', Abyss: 'bad', Bridge: 'idea' },
  },
  {
    name: 'Hot Air Balloon',
    sentence: 'Rise above the work: what lifts you, what weighs you down, and what weather is ahead.',
    theme: 'balloons-at-sunrise',
    columns: { 'Hot air': 'good', Sandbags: 'bad', 'Storm clouds': 'bad', 'Clear skies': 'idea' },
  },
  {
    name: 'Three Little Pigs',
    sentence:
      'How sound is what you built? Straw falls at the first breath, sticks at the second, bricks stand.',
    theme: 'wheat-noon',
    columns: { 'House of straw': 'bad', 'House of sticks': 'other', 'House of bricks': 'good' },
  },
  {
    name: 'Mountain Climber',
    sentence: 'For the long haul: what secures you, what blocks the path, what the sky does, and what heals.',
    theme: 'misty-mountains',
    columns: { Ropes: 'good', Boulders: 'bad', Weather: 'other', 'First aid': 'idea' },
  },
  {
    name: 'Superhero',
    sentence: 'Every team has powers and an enemy. Find yours, and what each of you is here for.',
    theme: 'blue-hour-city',
    columns: { Superpower: 'good', Gadgets: 'idea', Nemesis: 'bad', Role: 'other' },
  },
  {
    name: 'Pirates',
    sentence: 'Count the treasure, mark the cliffs, and agree on which course to keep or change.',
    theme: 'volcano-dusk',
    columns: { Treasure: 'good', Cliffs: 'bad', 'Keep course': 'good', 'Change course': 'idea' },
  },
  {
    name: 'Hands on Deck',
    sentence: 'Who steers, who helps, who looks ahead, and who does the work that nobody sees?',
    theme: 'harbour-morning',
    columns: { Captain: 'good', 'First mate': 'thanks', Navigator: 'idea', 'Deck scrubber': 'bad' },
  },
  {
    name: "Hero's Journey",
    sentence:
      'Tell the project as a tale: who set out, who helped, what was won, and what lurked in the dark.',
    theme: 'night-train',
    columns: { Hero: 'other', Guide: 'thanks', Treasure: 'good', Cavern: 'bad' },
  },
  {
    name: 'The Castle & The Wall',
    sentence: 'What do you defend, where is the gap, what will you build, and which winter is coming?',
    theme: 'snowy-rooftops',
    columns: { 'The castle': 'good', 'The hole': 'bad', 'The wall': 'idea', 'The winter': 'bad' },
  },
  {
    name: 'Baking',
    sentence: 'Work on the recipe of your sprint: an ingredient out, one in, some kept, some better.',
    theme: 'conservatory-shadows',
    columns: { Drop: 'bad', Add: 'idea', Keep: 'good', Improve: 'idea' },
  },
  {
    name: 'Hiking',
    sentence:
      'A walk through the last weeks: what came over you, what you carried, where the next marker stands.',
    theme: 'quiet-fjord',
    months: [7, 8],
    columns: { Weather: 'other', Supplies: 'good', 'Mile markers': 'idea' },
  },
  {
    name: 'Escape Room',
    sentence: 'Two columns against the clock: keys that opened something, and locks that are still shut.',
    theme: 'lamplit-library',
    columns: { 'Working (keys)': 'good', 'Stuck (locks)': 'bad' },
  },
  {
    name: 'Energy Levels',
    sentence:
      'Look after the battery of the team: what charges it, what drains it, how to start the next sprint full.',
    theme: 'thunder-plain',
    columns: { 'Fully charged': 'good', 'Low battery': 'bad', 'Sprint energy': 'idea' },
  },
  {
    name: 'Spring Cleaning',
    sentence: 'Keep what sparks joy, thank and let go of the rest, and give old things a new use.',
    theme: 'cherry-orchard',
    months: [3, 4, 5],
    columns: { 'What sparks joy?': 'good', 'Thank you and goodbye': 'bad', 'Things to upcycle': 'idea' },
  },
  {
    name: 'Six Thinking Hats',
    sentence: 'Everybody thinks in the same way at the same time: facts, benefits, risks, ideas, feelings.',
    theme: 'bauhaus-geometry',
    columns: { White: 'other', Yellow: 'good', Black: 'bad', Green: 'idea', Red: 'other' },
  },
  {
    name: 'Genie in a Bottle',
    sentence: 'Three wishes, without asking what they cost: for you, for the team, for the world.',
    theme: 'starry-desert',
    columns: { 'Wish for yourself': 'idea', 'Wish for the team': 'idea', 'Wish for the world': 'idea' },
  },
  {
    name: 'New Ideas',
    sentence: 'No looking back: collect ideas, say why they matter, and find the first step for each.',
    theme: 'orbital-station',
    columns: { Idea: 'idea', 'Why it matters': 'other', 'First step': 'idea', 'Who can help': 'question' },
  },
  {
    name: 'Easy as Pie',
    sentence: 'A light retro with a sweet tooth: what tasted, what is half-baked, and what crumbs annoy.',
    theme: 'terrazzo-brass',
    columns: {
      'Sweet (went well)': 'good',
      'Half-baked (needs work)': 'bad',
      'Crumbs (small annoyances)': 'bad',
      'Next recipe (try next)': 'idea',
    },
  },
  {
    name: 'Beer Tasting',
    sentence:
      'Friday afternoon, one tray: what went down smoothly, what was bitter or flat, what is poured next.',
    theme: 'wheat-noon',
    columns: { Smooth: 'good', Bitter: 'bad', Flat: 'bad', 'Next round': 'idea' },
  },
  {
    name: 'Platform Game',
    sentence: 'Jump through the last level: power-ups, enemies, hidden blocks, and the boss at its end.',
    theme: 'orbital-station',
    aliases: ['super-mario'],
    columns: { 'Power-ups': 'good', Enemies: 'bad', 'Hidden blocks': 'idea', 'Final boss': 'bad' },
  },
  {
    name: 'Chess',
    sentence: 'Analyse the match calmly: strong moves, blunders, what threatens you, and the move to make.',
    theme: 'brass-contours',
    columns: { 'Strong moves': 'good', Blunders: 'bad', Threats: 'bad', 'Next move': 'idea' },
  },
]
