import { defineMessages } from '../../../lib/messages.ts'

/** Texts about results of surveys. */
export const t = defineMessages({
  title: 'Results',
  'title.text': 'Ratings of each topic, without names.',
  'chart.title': 'Averages',
  'chart.text':
    'The lowest first, with changes since the previous survey. Bars show people by rating, from 1 (not at all) to 5 (very much).',
  'chart.text.hatched':
    'The lowest first, with changes since the previous survey. Bars show people by rating, from 1 (not at all) to 5 (very much). Hatching marks people whose exact rating is hidden.',
  'chart.low': 'Not at all',
  'chart.high': 'Very much',
  'chart.title.bands': 'Ratings',
  'chart.bands':
    'Bars show people by rating, from 1 (not at all) to 5 (very much): low is 1 or 2, high is 3 to 5. Averages are left out, as they could reveal how a person answered.',
  'chart.none': 'No averages yet: too few people answered, or all answers to a topic were low or all high.',
  'overall.scale': 'of 5',
  'overall.all_one': 'Average of {{count}} topic',
  'overall.all_other': 'Average of {{count}} topics',
  'overall.some_one': 'Average of {{averaged}} of {{count}} topic',
  'overall.some_other': 'Average of {{averaged}} of {{count}} topics',
  topic: 'Topic',
  average: 'Average',
  change: 'Change since the previous survey',
  answers: 'Answers',
  'rating.column': 'Rated {{value}}',
  none: '–',

  'state.noData': 'No answers yet',
  'state.noData.ended': 'No answers',
  'state.noData.ended.text': 'The survey closed without answers.',
  'state.noData.text': 'Results appear once enough people have answered.',
  'state.few_one': '{{count}} more answer until results appear',
  'state.few_other': '{{count}} more answers until results appear',
  'state.few.text': 'With fewer answers, results could reveal how a person answered.',
  'state.tooFew': 'Too few answers',
  'state.tooFew.ended': 'Too few answers for results',
  'band.of.low': '{{count}} rated 1 or 2',
  'band.of.high': '{{count}} rated 3 to 5',
  'average.of': '{{average}} of 5',
  included_one: '{{count}} answer',
  included_other: '{{count}} answers',
  'included.each': 'Each topic counts {{count}} of {{answered}} answers, without names.',
  pending: 'New answers join the results in groups, so none can be recognised.',
  withheld: 'Answers that could identify someone are left out.',
  'agreed.low': 'Plus {{count}} rated 1 or 2',
  'agreed.high': 'Plus {{count}} rated 3 to 5',
  'agreed.count': '+{{count}}',

  rules: 'How results are counted',
  'rules.bands':
    'To protect anonymity, some topics count low (1 or 2) and high (3 to 5) answers instead of an average.',
  'rules.agreed':
    'Answers in a hatched line, such as +3, are not in the average. Their exact ratings stay hidden, so no one can be identified.',

  distribution: 'Ratings',
  'distribution.row_one': '{{value}}: {{count}} person',
  'distribution.row_other': '{{value}}: {{count}} people',

  comments: 'Comments',
  'comments.title_one': '{{count}} comment on {{title}}',
  'comments.title_other': '{{count}} comments on {{title}}',
  'comments.none': 'No comments in these results.',
  'comments.few': 'Comments show once a topic has {{floor}} answers.',
  'comment.value': 'Rated {{value}}',
  'comment.hidden': 'Rating hidden',
  'comment.reply': 'Reply',

  retro: 'Start a retro about this',
  'retro.text': 'Starts with the lowest-rated topics and their comments',
  'retro.early': 'There are no results to discuss yet',
  'retro.plan': 'Your organisation has no free retros left. {{hint}}',
  'retro.tooManyTeams':
    'You have more teams than the plan allows. Archive one, or ask an org owner for a larger plan.',
  'retro.archived': 'This team is archived, so you can’t start a retro',
})
