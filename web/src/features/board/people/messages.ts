import { defineMessages } from '../../../lib/messages.ts'

/** The texts of handing a board over (board.md §6). */
export const t = defineMessages({
  facilitator: 'Facilitator',
  menu: 'What {{name}} may do',
  give: 'Make facilitator',
  take: 'Take back',
  stop: 'Stop facilitating',
  stay: 'One facilitator has to stay.',
  given: '{{name}} is a facilitator of this board now',
  taken: '{{name}} is no facilitator of this board any more',
  stopped: 'You are no facilitator of this board any more',
  handOver: 'Facilitators',
  handOverText: 'On an anonymous board you choose from the team. Nobody learns from it who wrote what.',
  choose: 'Make somebody facilitator',
  nobody: 'Everybody in the team is one already',
  nameless: 'Somebody without a name',
  teamFailed: 'The team could not be loaded',
})
