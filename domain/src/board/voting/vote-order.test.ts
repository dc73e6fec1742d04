import { describe, expect, test } from 'vitest'
import { asId, type NoteId } from '../../kernel/ids.ts'
import type { VoteOrder } from '../state.ts'
import { orderAfter, reducedTo } from './vote-order.ts'

const [n1, n2, n3] = ['n1', 'n2', 'n3'].map((id) => asId<NoteId>(id)) as [NoteId, NoteId, NoteId]
const all = () => true

describe('VOTE-10: the order in which one person cast votes', () => {
  test('an added vote is the newest; of the votes on a note the newest is taken back first', () => {
    const order = [
      [n1, 2],
      [n2, 1],
      [n1, 3],
    ] as const
    const cast = order.reduce<VoteOrder>((before, [noteId, votes]) => orderAfter(before, noteId, votes), [])
    expect(cast).toEqual([n1, n1, n2, n1])
    expect(orderAfter(cast, n1, 2)).toEqual([n1, n1, n2])
    expect(orderAfter(cast, n1, 0)).toEqual([n2])
  })

  test('VOTE-10: a ballot is reduced by its newest votes, whichever notes they are on', () => {
    const ballot = { [n1]: 2, [n2]: 1 }
    expect([...reducedTo(2, ballot, [n1, n2, n1], all)]).toEqual([[n1, 1]])
    expect([...reducedTo(1, ballot, [n1, n2, n1], all)]).toEqual([
      [n2, 0],
      [n1, 1],
    ])
    expect([...reducedTo(3, ballot, [n1, n2, n1], all)]).toEqual([])
  })

  test('VOTE-9: votes on notes that do not count are kept', () => {
    expect([...reducedTo(1, { [n1]: 2, [n2]: 2 }, [n1, n1, n2, n2], (id) => id === n1)]).toEqual([[n1, 1]])
  })

  test('votes of a ballot whose order is unknown count as the oldest', () => {
    expect([...reducedTo(2, { [n1]: 2, [n3]: 1 }, [n3], all)]).toEqual([[n3, 0]])
    expect([...reducedTo(1, { [n1]: 2 }, [], all)]).toEqual([[n1, 1]])
  })
})
