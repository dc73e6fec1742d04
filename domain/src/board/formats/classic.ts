import type { Preset } from './preset.ts'

/** Formats that say plainly what they ask. */
export const CLASSIC_FORMATS: readonly Preset[] = [
  {
    name: 'Agile',
    sentence: 'Four plain questions that suit any team and any sprint: good, less good, next, and puzzling.',
    theme: 'origami-folds',
    columns: {
      'Went well': 'good',
      'Went less well': 'bad',
      'Try next': 'idea',
      'What puzzles us': 'question',
    },
  },
  {
    name: 'What Went Well',
    sentence: 'The shortest honest retro there is: what worked, and what did not.',
    theme: 'meadow-flowers',
    columns: { 'What went well': 'good', "What didn't go well": 'bad' },
  },
  {
    name: 'Start Stop Continue',
    sentence: 'Talk about habits instead of events, and leave with a list of things to do differently.',
    theme: 'bauhaus-geometry',
    columns: { Start: 'idea', Stop: 'bad', Continue: 'good' },
  },
  {
    name: 'Mad Sad Glad',
    sentence: 'Feelings first: name what made you angry, what let you down and what made you smile.',
    theme: 'stained-glass-sun',
    columns: { Mad: 'bad', Sad: 'bad', Glad: 'good' },
  },
  {
    name: 'Four Ls',
    sentence: 'Look back on a longer stretch: what you liked, learned, lacked and longed for.',
    theme: 'lavender-hills',
    columns: { Liked: 'good', Learned: 'other', Lacked: 'bad', 'Longed for': 'idea' },
  },
  {
    name: '3Ls',
    sentence: 'Four Ls for a short meeting: keep the facts and the lessons, leave the wishes for later.',
    theme: 'tide-pools',
    columns: { Liked: 'good', Learned: 'other', Lacked: 'bad' },
  },
  {
    name: 'Starfish',
    sentence: 'Five shades between stopping and starting, for teams whose habits need tuning, not replacing.',
    theme: 'coral-reef',
    columns: {
      'Keep doing': 'good',
      'Less of': 'bad',
      'More of': 'idea',
      'Stop doing': 'bad',
      'Start doing': 'idea',
    },
  },
  {
    name: 'DAKI',
    sentence: 'Go through your practices like a wardrobe: drop, add, keep or improve each of them.',
    theme: 'terrazzo-brass',
    columns: { Drop: 'bad', Add: 'idea', Keep: 'good', Improve: 'idea' },
  },
  {
    name: 'KALM',
    sentence: 'Turn the dials a little: what to keep, what to add, what to do less and what to do more.',
    theme: 'moonlit-lake',
    columns: { Keep: 'good', Add: 'idea', Less: 'bad', More: 'idea' },
  },
  {
    name: 'FLAP',
    sentence: 'A closing look at a project: what was achieved, what was learned, what hurt, and what comes.',
    theme: 'chalk-cliffs',
    columns: {
      'Future considerations': 'idea',
      'Lessons learned': 'other',
      Accomplishments: 'good',
      'Problem areas': 'bad',
    },
  },
  {
    name: 'FLAT',
    sentence: 'Finish a milestone on a warm note: direction, lessons, achievements and thanks.',
    theme: 'savannah-sunset',
    columns: {
      'Future direction': 'idea',
      'Lessons learned': 'other',
      Accomplishments: 'good',
      'Thank yous': 'thanks',
    },
  },
  {
    name: 'WWW',
    sentence: 'Make room for the grey between good and bad, where most improvements hide.',
    theme: 'glacier-bay',
    columns: { 'Worked well': 'good', 'Kinda worked': 'other', "Didn't work": 'bad' },
  },
  {
    name: 'What / So What / Now What',
    sentence: 'Separate facts, their meaning and the decision, so that nobody jumps to solutions.',
    theme: 'brass-contours',
    columns: { 'What?': 'other', 'So what?': 'question', 'Now what?': 'idea' },
  },
  {
    name: 'Lean Coffee',
    sentence: 'No agenda: bring topics, vote, and talk about each for as long as it gives something.',
    theme: 'rainy-desk',
    columns: { 'To discuss': 'question', Discussing: 'other', Discussed: 'other' },
  },
  {
    name: 'Rose Bud Thorn',
    sentence: 'What blooms, what is about to open, and what pricks: a gentle look at a project in growth.',
    theme: 'palm-house',
    columns: { Rose: 'good', Bud: 'idea', Thorn: 'bad' },
  },
  {
    name: 'Plus / Delta',
    sentence: 'Two columns and ten minutes: what helped, and what you would change next time.',
    theme: 'paper-canyon',
    columns: { Plus: 'good', Delta: 'idea' },
  },
  {
    name: 'Keep Problem Try',
    sentence: 'Three columns in a straight line: keep what works, name the problem, try one remedy.',
    theme: 'indigo-ikat',
    columns: { Keep: 'good', Problem: 'bad', Try: 'idea' },
  },
  {
    name: 'SaMoLo',
    sentence: 'Same, more, less: small corrections for a team that is already on a good way.',
    theme: 'bamboo-grove',
    columns: { 'Same of': 'good', 'More of': 'idea', 'Less of': 'bad' },
  },
  {
    name: 'Original 4',
    sentence:
      'Wins, learnings, improvements and open questions: the full picture without a theme in the way.',
    theme: 'autumn-valley',
    columns: { Wins: 'good', Learnings: 'other', Improvements: 'idea', Questions: 'question' },
  },
  {
    name: 'Working & Stuck',
    sentence: 'Find out in a quarter of an hour what flows, and where somebody needs a hand.',
    theme: 'jungle-river',
    columns: { "What's working?": 'good', 'Where did you get stuck?': 'bad' },
  },
  {
    name: 'Highlights & Lowlights',
    sentence: 'The best and the hardest moments, and thanks to whoever made a difference.',
    theme: 'fog-lighthouse',
    columns: { Highlights: 'good', Lowlights: 'bad', Kudos: 'thanks' },
  },
  {
    name: 'WRAP',
    sentence: 'Wishes, risks, appreciations and puzzles: look ahead as much as back.',
    theme: 'lamplit-library',
    columns: { Wishes: 'idea', Risks: 'bad', Appreciations: 'thanks', Puzzles: 'question' },
  },
  {
    name: 'Wish & Wonder',
    sentence: 'Feedback that is easy to hear: I like, I wish, I wonder.',
    theme: 'conservatory-shadows',
    columns: { 'I like': 'good', 'I wish': 'idea', 'I wonder': 'question' },
  },
  {
    name: 'KAFE',
    sentence: 'Complain properly first, then say thanks, name the flaws, and agree on an experiment.',
    theme: 'blue-hour-city',
    columns: { Kvetches: 'bad', Appreciations: 'thanks', Flaws: 'bad', Experiments: 'idea' },
  },
  {
    name: 'Learning Matrix',
    sentence: 'Four quadrants that turn a mixed bag of impressions into ideas and thanks.',
    theme: 'star-observatory',
    columns: { Happy: 'good', Sad: 'bad', Ideas: 'idea', Kudos: 'thanks' },
  },
  {
    name: 'SWOT',
    sentence:
      'Strengths and weaknesses inside, opportunities and threats outside: for a team that plans ahead.',
    theme: 'harbour-morning',
    columns: { Strengths: 'good', Weaknesses: 'bad', Opportunities: 'idea', Threats: 'bad' },
  },
  {
    name: 'Five Fs',
    sentence: 'A brisk sweep over the sprint: what was fast, furious, fun, a first, or fed you up.',
    theme: 'thunder-plain',
    columns: { Fast: 'good', Furious: 'bad', Fun: 'good', First: 'other', 'Fed up': 'bad' },
  },
]
