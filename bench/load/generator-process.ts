import { monotonicMicros } from '../measure/monotonic-clock.ts'
import { inTurns, newGuests } from './guests.ts'
import { type Crowd, play } from './play.ts'
import { openAccount, type PlayAccount } from './play-account.ts'
import type { FromGenerator, PlayPlan, ToGenerator } from './play-plan.ts'
import { newTable, seatPlayer } from './player.ts'

// A process full of participants: does what the coordinator sends it, one task at a time.

const JOINS_AT_ONCE = 20

let crowds: readonly Crowd[] = []
/** Empty: nothing is measured before the first play. */
let account: PlayAccount = openAccount(0, 0)

process.on('message', (message: ToGenerator) => {
  doAsTold(message).then(answer, (error: unknown) => answer({ type: 'failed', message: String(error) }))
})
process.once('disconnect', () => process.exit())

function answer(message: FromGenerator): void {
  process.send?.(message)
}

async function doAsTold(message: ToGenerator): Promise<FromGenerator> {
  if (message.type === 'play') return playAndCount(message.plan)
  await enter(message)
  return { type: 'entered' }
}

async function enter({ url, boards, people }: Extract<ToGenerator, { type: 'enter' }>): Promise<void> {
  const cookies = await newGuests(url, boards.length * people)
  const tables = boards.map(newTable)
  const seats = cookies.map((cookie, at) => ({ cookie, board: at % boards.length }))
  const players = await inTurns(seats, JOINS_AT_ONCE, async ({ cookie, board }) =>
    seatPlayer({
      url,
      cookie,
      boardId: boards[board] ?? '',
      table: tables[board] ?? newTable(),
      account: () => account,
    }),
  )
  crowds = boards.map((_, board) => players.filter((_player, at) => at % boards.length === board))
}

async function playAndCount(plan: PlayPlan): Promise<FromGenerator> {
  const measuredFrom = plan.startAt + plan.warmUpMs * 1000
  account = openAccount(measuredFrom, measuredFrom + plan.measuredMs * 1000)
  if (monotonicMicros() > plan.startAt) throw new Error('the plan arrived too late')
  await play(crowds, plan, account)
  return { type: 'played', result: account.result() }
}
