import { defineMessages } from '../../../../lib/messages.ts'

/** The texts of results that every participant can open again. */
export const t = defineMessages({
  title: 'Results',
  mood: 'Team mood',
  votes: 'Votes',
  summary: 'Summary',
  close: 'Close',
  votedNotes: 'Notes by votes',
  noVotes: 'The last voting gave no votes.',
  masked: 'Notes are hidden until brainstorming ends.',
  voted_one: '{{count}} vote',
  voted_other: '{{count}} votes',
})
