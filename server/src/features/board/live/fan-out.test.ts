import { createPseudonyms, memoisedFor } from './pseudonyms.ts'
import type { BoardEvent } from '@retropulse/domain/board/event'
import { evolve } from '@retropulse/domain/board/evolve'
import { emptyBoard } from '@retropulse/domain/board/state'
import type { Viewer } from '@retropulse/domain/board/visible-board'
import {
  asId,
  type AuthorId,
  type BoardId,
  type ColumnId,
  type CommandId,
  type NoteId,
} from '@retropulse/domain/kernel/ids'
import { describe, expect, test } from 'vitest'
import type { CommittedRow } from '../engine/live-board.ts'
import { type PresentViewers, deliveriesOf } from './fan-out.ts'

const boardId = asId<BoardId>('board-1')
const pseudonymOf = memoisedFor(createPseudonyms('secret'), boardId)
const [ana, bo] = [asId<AuthorId>('ana-ana'), asId<AuthorId>('bo-bo-bo')]
const people: readonly Viewer[] = [
  { seesAuthors: true, seesAssignees: false, authorIds: [ana] },
  { seesAuthors: false, seesAssignees: false, authorIds: [bo] },
]
const present: PresentViewers = { audiences: ['authors', 'plain'], people: () => people }

function rowsOf(...events: readonly BoardEvent[]): readonly CommittedRow[] {
  let state = emptyBoard(boardId)
  return events.map((event, at) => {
    state = evolve(state, event)
    const commandId = asId<CommandId>(`command-${at}`)
    return { seq: at + 1, commandId, actor: ana, at: 0, events: [event], stateAfter: state }
  })
}

function added(by: AuthorId, text: string): BoardEvent {
  const ids = { noteId: asId<NoteId>(`note-${text}`), columnId: asId<ColumnId>('c1') }
  return { type: 'note-added', ...ids, rank: 'a0', text, by, at: 0 }
}

describe('one payload an audience, and nothing hidden in it', () => {
  test('WIRE-12: many rows travel in one message to each audience, without a gap', () => {
    const deliveries = deliveriesOf(rowsOf(added(ana, 'one'), added(bo, 'two')), present, pseudonymOf)
    expect(
      deliveries.map(({ to, channel, update }) => [to, channel, update.seq, update.rows.length]),
    ).toEqual([
      ['authors', 'message', 2, 2],
      ['plain', 'message', 2, 2],
    ])
  })

  test('WIRE-21: viewers who may not see authors are sent pseudonyms', () => {
    const [authors, plain] = deliveriesOf(rowsOf(added(ana, 'one')), present, pseudonymOf)
    expect(JSON.stringify(authors)).toContain(ana)
    expect(JSON.stringify(plain)).not.toContain(ana)
    expect(JSON.stringify(plain)).toContain(pseudonymOf(ana))
  })

  test('no message is made for a board without participants', () => {
    const none: PresentViewers = { audiences: [], people: () => [] }
    expect(deliveriesOf(rowsOf(added(ana, 'one')), none, pseudonymOf)).toEqual([])
  })

  test('WIRE-5, WIRE-7, WIRE-12: channels keep the order of the rows', () => {
    const rows = rowsOf(added(ana, 'one'), { type: 'board-renamed', title: 'T' }, added(ana, 'two'))
    const plain = deliveriesOf(rows, present, pseudonymOf).filter((delivery) => delivery.to === 'plain')
    expect(plain.map(({ channel, update }) => [channel, update.seq])).toEqual([
      ['message', 1],
      ['settings-update', 2],
      ['message', 3],
    ])
  })

  test('WIRE-21: while brainstorming a text goes to its author alone', () => {
    const rows = rowsOf({ type: 'masking-changed', on: true }, added(bo, 'mine'))
    const deliveries = deliveriesOf(rows.slice(1), present, pseudonymOf)
    const readable = deliveries.filter((delivery) => JSON.stringify(delivery.update).includes('"mine"'))
    expect(readable.map((delivery) => delivery.to)).toEqual([{ author: bo, audience: 'plain' }])
    const masked = deliveries.find((delivery) => delivery.to === 'plain')
    expect(masked?.except).toEqual([bo])
    expect(JSON.stringify(masked?.update)).toContain('****')
  })
})
