import type { ActionItem } from '@retropulse/domain/board/action-items/action-item'
import { boardFrom, snapshotOf } from '@retropulse/domain/board/snapshot'
import { type BoardState, emptyBoard } from '@retropulse/domain/board/state'
import { evolve } from '@retropulse/domain/board/evolve'
import { asId, type ActionId, type AuthorId, type BoardId, type TeamId } from '@retropulse/domain/kernel/ids'
import { describe, expect, test } from 'vitest'
import { actionItemsToSync, syncCommandId } from './action-items-to-sync.ts'

const home = asId<BoardId>('home')
const here = asId<BoardId>('here')

const action: ActionItem = {
  id: asId<ActionId>('act'),
  text: 'Write tests',
  status: 0,
  timeStamp: 1,
  updatedTime: 2,
  editedTime: null,
  createdBy: asId<AuthorId>('mia'),
  updatedBy: null,
  addedIn: home,
  resolvedIn: null,
  assignees: [],
  due: null,
  noteId: null,
}
const done: ActionItem = { ...action, status: 1, resolvedIn: home }
const empty = emptyBoard(here)
const withIt = after(empty, action)

describe('the action items that have to be carried to a board', () => {
  test('ACTION-18: open ones that it does not know, but neither done nor deleted ones', () => {
    expect(textsFor(empty, action)).toEqual(['Write tests'])
    expect(textsFor(empty, done)).toEqual([])
    expect(textsFor(empty, action, true)).toEqual([])
  })

  test('ACTION-17: all changes of those that it knows', () => {
    expect(textsFor(withIt, done)).toEqual(['Write tests'])
    expect(textsFor(withIt, { ...action, assignees: [asId<AuthorId>('mia')] })).toEqual(['Write tests'])
    expect(textsFor(withIt, action, true)).toEqual(['Write tests'])
    expect(textsFor(withIt, action)).toEqual([])
  })

  test('ACTION-17: an open one that was deleted here and restored on another board', () => {
    const without = evolve(withIt, { type: 'action-deleted', actionId: action.id })
    expect(textsFor(without, action, true)).toEqual([])
    expect(textsFor(without, action)).toEqual(['Write tests'])
  })

  test('none because a stored board has its fields in another order', () => {
    const reversed = Object.fromEntries(Object.entries(action).toReversed()) as unknown as ActionItem
    const stored = boardFrom(snapshotOf(after(empty, reversed)))
    expect(textsFor(stored, action)).toEqual([])
  })
})

describe('the id of a carry', () => {
  const [command] = actionItemsToSync(empty, [{ action, isDeleted: false }])
  const teamId = asId<TeamId>('team')

  test('is the same wherever it is computed', () => {
    expect(syncCommandId(teamId, { seq: 4 }, command!)).toBe(
      syncCommandId(teamId, { seq: 4 }, { ...command! }),
    )
  })

  test('differs for another sequence number, content or team, so that an action item can be carried again', () => {
    const deletion = { ...command!, isDeleted: true }
    const ids = [
      syncCommandId(teamId, { seq: 4 }, command!),
      syncCommandId(teamId, { seq: 5 }, command!),
      syncCommandId(teamId, { seq: 4 }, deletion),
      syncCommandId(asId<TeamId>('other'), { seq: 4 }, command!),
    ]
    expect(new Set(ids).size).toBe(4)
  })
})

function textsFor(state: BoardState, item: ActionItem, isDeleted = false): readonly string[] {
  return actionItemsToSync(state, [{ action: item, isDeleted }]).map((command) => command.action.text)
}

function after(state: BoardState, item: ActionItem): BoardState {
  return { ...state, actions: state.actions.with(item.id, item) }
}
