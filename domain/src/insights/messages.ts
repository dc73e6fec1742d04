import { defineMessages } from '../kernel/messages.ts'

/** The columns of a team's insights as a table. */
export const t = defineMessages({
  retro: 'Retro',
  date: 'Date',
  mood: 'Mood',
  people: 'People',
  notes: 'Notes',
  votes: 'Votes',
  reactions: 'Reactions',
  good: 'Good',
  bad: 'Bad',
  ideas: 'Ideas',
  questions: 'Questions',
  thanks: 'Thanks',
  other: 'Other',
  wroteNone: 'Wrote no note',
  wroteSome: 'Wrote some',
  wroteMost: 'Wrote most',
  evenness: 'Evenness',
  actionsAdded: 'Actions added',
  actionsDone: 'Actions done',
  mostVotes: 'Most votes',
  mostReactions: 'Most reactions',
})
