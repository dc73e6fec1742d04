import { defineMessages } from '../../../../../lib/messages.ts'

/** The texts of a running vote and of its result. */
export const t = defineMessages({
  left_one: '{{count}} vote left',
  left_other: '{{count}} votes left',
  noneLeft: 'No votes left',
  each: '{{count}} each',
  limitFixed: 'The limit is fixed until the voting ends',
  doneOf: '{{done}} of {{people}} done',
  end: 'End Voting',
  endShort: 'End',
  give: 'Give a vote',
  take: 'Take a vote back',
  mine_one: '{{count}} vote of yours',
  mine_other: '{{count}} votes of yours',
  total_one: '{{count}} vote',
  total_other: '{{count}} votes',
  totalMine: '{{total}}, {{mine}} yours',
  several: 'Use + and −',
  given: 'Vote given. {{left}}',
  taken: 'Vote taken back. {{left}}',
  noneHere: 'No vote of yours on this note',
  notVoting: 'No vote is running',
  ended: 'Voting ended',
  sortByVotes: 'Sort by votes',
})
