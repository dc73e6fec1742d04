import { defineMessages } from '../../../../lib/messages.ts'

/** The texts of results that every participant can open again. */
export const t = defineMessages({
  title: 'Results',
  mood: 'Team mood',
  votes: 'Votes',
  summary: 'Summary',
  close: 'Close',
  votedNotes: 'Notes by votes',
  noVotes: 'No votes in the last round.',
  masked: 'Notes are hidden until brainstorming ends.',
})
