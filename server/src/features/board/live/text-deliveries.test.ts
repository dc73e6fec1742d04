import type { BoardCommand } from '@retropulse/domain/board/command'
import { decide } from '@retropulse/domain/board/decide'
import { evolve } from '@retropulse/domain/board/evolve'
import { evolveView } from '@retropulse/domain/board/evolve-view'
import { RUN_STEPS } from '@retropulse/domain/board/guided-run/testing/samples'
import { snapshotOf } from '@retropulse/domain/board/snapshot'
import type { BoardState } from '@retropulse/domain/board/state'
import { by, namedBoard, NOON, play, replay } from '@retropulse/domain/board/testing/boards'
import { castVotes, setMasking, startVoting } from '@retropulse/domain/board/testing/commands'
import {
  type BoardPerson,
  facilitator,
  guest,
  member,
  pseudonymOf,
} from '@retropulse/domain/board/testing/people'
import { inverseOf } from '@retropulse/domain/board/undo/undo'
import { visibleBoard } from '@retropulse/domain/board/visible-board'
import { asId, type ColumnId, type CommandId, type NoteId } from '@retropulse/domain/kernel/ids'
import { describe, expect, test } from 'vitest'
import type { CommittedRow } from '../engine/live-board.ts'
import { audienceOf } from './audience.ts'
import { deliveriesOf } from './fan-out.ts'
import { isLargeSwitch, textDeliveries, TEXTS_APART } from './text-deliveries.ts'

const fay = facilitator('fay')
const mia = member('mia')
const gus = guest('gus')
const people: readonly BoardPerson[] = [fay, mia, gus]
const START = { type: 'start-run', steps: RUN_STEPS } as const
const goTo = (index: number) => ({ type: 'go-to-step', index }) as const

/** Notes of two authors, of about 2 kB each. */
function boardWith(notes: number): BoardState {
  const start = play(namedBoard(), [fay, { type: 'set-summary-text', text: 'A summary that quotes notes' }])
  const added = Array.from({ length: notes }, (_, at) => ({
    type: 'note-added' as const,
    noteId: asId<NoteId>(`n${at}`),
    columnId: asId<ColumnId>('good'),
    rank: `a${at}V`,
    text: `hidden ${at} ${'word '.repeat(350)}`,
    by: at % 2 === 0 ? mia.id : gus.id,
    at: NOON,
  }))
  return replay(start, added)
}

function rowAfter(before: BoardState, command: BoardCommand): CommittedRow {
  const decision = decide(before, command, by(fay))
  if (!decision.ok) throw new Error(decision.refusal)
  const { events } = decision
  const stateAfter = events.reduce(evolve, before)
  return { seq: 8, commandId: asId<CommandId>('c8'), actor: fay.id, at: NOON, events, stateAfter }
}

const large = boardWith(320)
const voted = play(large, [fay, startVoting()], [mia, castVotes('n1', 2)], [gus, castVotes('n2', 1)])
const grouping = play(large, [fay, START], [fay, goTo(1)])
const voting = play(grouping, [fay, goTo(2)], [mia, castVotes('n1', 2)])
const undo = (before: BoardState, command: BoardCommand): BoardCommand => {
  const [inverse] = inverseOf(before, command, fay) ?? []
  if (inverse === undefined) throw new Error('cannot be undone')
  return inverse
}

describe('WIRE-22, LIMIT-22: texts of a large board that a row hides or shows', () => {
  test.each([
    ['brainstorming begins', large, setMasking(true)],
    ['brainstorming ends', play(large, [fay, setMasking(true)]), setMasking(false)],
    ['a run begins with writing', large, START],
    ['a run goes on from writing', play(large, [fay, START]), goTo(1)],
    ['a step that writes ends a vote', voting, goTo(0)],
    ['a run begins during a vote', voted, START],
    ['a step votes after writing', play(large, [fay, START]), goTo(2)],
    ['a step discusses after writing', play(voting, [fay, goTo(0)]), goTo(3)],
    ['undo takes a step that showed notes back', grouping, undo(play(large, [fay, START]), goTo(1))],
    ['undo goes back to a vote', play(voting, [fay, goTo(0)]), undo(voting, goTo(0))],
  ])('WIRE-22: when %s, they go before it, and each replica is the board', (_name, before, command) => {
    const row = rowAfter(before, command)
    expect(isLargeSwitch(row)).toBe(true)
    const texts = [...textDeliveries(row, people)].filter((part) => part !== undefined)
    const audiences = [...new Set(people.map(audienceOf))]
    const sent = deliveriesOf([row], { audiences, people: () => people }, pseudonymOf, TEXTS_APART)
    for (const delivery of sent) expect(JSON.stringify(delivery)).not.toContain('hidden')
    for (const part of texts) expect(JSON.stringify(part).length).toBeLessThan(80_000)

    for (const person of people) {
      const own = sent.find(({ to }) => typeof to === 'object' && person.authorIds.includes(to.author))
      const { update } = own ?? sent.find(({ to }) => to === audienceOf(person))!
      const parts = texts.filter(({ to }) => to === null || to === person)
      const notes = parts.flatMap((part) => part.notes)
      const replica = [...update.rows.flat(), { type: 'texts-shown', notes } as const].reduce(
        evolveView,
        visibleBoard(before, person, pseudonymOf),
      )
      const seen = visibleBoard(row.stateAfter, person, pseudonymOf)
      expect(JSON.stringify(snapshotOf(replica))).toBe(JSON.stringify(snapshotOf(seen)))
    }
  })

  test('WIRE-22: of a smaller board they go with the row, as every row of a large one that hides nothing', () => {
    expect(isLargeSwitch(rowAfter(boardWith(3), START))).toBe(false)
    expect(isLargeSwitch(rowAfter(grouping, goTo(2)))).toBe(false)
  })
})
