import { defineMessages } from '../../../lib/messages.ts'

/** Texts about results of surveys. */
export const t = defineMessages({
  title: 'Results',
  'title.text': 'Ratings of each topic, without names.',
  'chart.title': 'Averages',
  'chart.text': 'Out of 5, the lowest first.',
  'chart.none': 'No averages yet: too few people answered, or all answers to a topic were low or all high.',
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
  'state.few.text': 'With fewer answers, results could reveal who gave which.',
  'state.tooFew': 'Too few answers',
  'state.tooFew.ended': 'Too few answers for results',
  'state.low': 'Low',
  'state.high': 'High',
  'state.both': 'Low and high',
  'band.range': '{{band}}, {{from}} to {{to}}',
  'band.of': '{{from}} to {{to}} of 5',
  'state.band.low':
    'All these answers were low (1 or 2). An average could reveal who gave which, so none is shown.',
  'state.band.high':
    'All these answers were high (3 to 5). An average could reveal who gave which, so none is shown.',
  'state.band.both':
    '{{low}} answers were low (1 or 2) and {{high}} high (3 to 5). An average could reveal who gave which, so none is shown.',
  'average.of': '{{average}} of 5',
  'change.up': 'Up {{by}}',
  'change.down': 'Down {{by}}',
  'change.same': 'Unchanged',
  'change.none': 'Nothing to compare yet',
  'change.since': '{{change}} since the previous survey',
  included_one: '{{count}} answer',
  included_other: '{{count}} answers',
  partly_one: '{{included}} of {{count}} answer',
  partly_other: '{{included}} of {{count}} answers',
  pending: 'New answers join the results in groups, so none can be recognised.',
  withheld: 'Answers that could be recognised are left out.',
  'agreed.low':
    '{{count}} answers were all low (1 or 2). They’re left out of the averages to stay anonymous.',
  'agreed.high':
    '{{count}} answers were all high (3 to 5). They’re left out of the averages to stay anonymous.',
  distribution: 'Ratings',
  'distribution.text': 'People by rating, 1 to 5',
  'distribution.row_one': '{{value}}: {{count}} person',
  'distribution.row_other': '{{value}}: {{count}} people',

  comments: 'Comments',
  'comments.title_one': '{{count}} comment on {{title}}',
  'comments.title_other': '{{count}} comments on {{title}}',
  'comments.none': 'No comments in these results.',
  'comments.few': 'Comments show once a topic has {{floor}} answers.',
  'comment.value': 'Rated {{value}}',
  'comment.reply': 'Reply',

  retro: 'Start a retro about this',
  'retro.text': 'Starts with the lowest-rated topics and their comments',
  'retro.early': 'There are no results to discuss yet',
  'retro.plan': 'Your organisation has no free retros left. {{hint}}',
  'retro.tooManyTeams':
    'You have more teams than the plan allows. Archive one, or ask an org owner for a larger plan.',
  'retro.archived': 'This team is archived, so you can’t start a retro',
})
