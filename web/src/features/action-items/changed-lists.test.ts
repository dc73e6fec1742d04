import type { MyActions, TeamAction, TeamActions } from '@retropulse/contract/actions'
import { describe, expect, test } from 'vitest'
import { changed, inMine, inPages } from './changed-lists.ts'

const action: TeamAction = {
  id: 'a',
  text: 'Buy tea',
  status: 'open',
  due: null,
  assignee: null,
  retro: null,
  noteId: null,
  timeStamp: 1,
  updatedTime: null,
  addedByProgram: false,
  mayDelete: true,
}
const mia = { id: 'mia', name: 'Mia', picture: null }
const page: TeamActions = {
  actions: [action, { ...action, id: 'b' }],
  next: null,
  open: 2,
  done: 0,
  retros: [],
  mayAdd: true,
}

describe('a change of the user’s own shows before the server has answered', () => {
  test('in the fields that it names, and in no other', () => {
    expect(changed(action, { text: 'Buy milk' })).toEqual({ ...action, text: 'Buy milk' })
    expect(changed(action, { status: 'done', due: '2026-11-30' })).toMatchObject({
      status: 'done',
      due: '2026-11-30',
    })
    expect(changed(action, { assignee: 'mia' }, [mia]).assignee).toEqual(mia)
    expect(changed(action, { assignee: 'zoe' }, [mia]).assignee).toEqual({
      id: 'zoe',
      name: null,
      picture: null,
    })
    expect(changed({ ...action, assignee: mia }, { assignee: null }).assignee).toBeNull()
  })

  test('in every page of a list', () => {
    const list = { pages: [page, page], pageParams: [] }
    const done = inPages(list, 'a', (one) => ({ ...one, status: 'done' }))
    expect(done.pages.map(({ actions }) => actions.map(({ status }) => status))).toEqual([
      ['done', 'open'],
      ['done', 'open'],
    ])
    expect(inPages(list, 'a', () => null).pages[0]?.actions.map(({ id }) => id)).toEqual(['b'])
  })

  test('and in the list of the user’s own action items, which it may shorten', () => {
    const own: MyActions = { actions: [{ ...action, team: { id: 't', name: 'Team' } }], open: 7 }
    expect(inMine(own, 'a', () => null)).toEqual({ actions: [], open: 6 })
    expect(inMine(own, 'x', () => null)).toEqual(own)
  })
})
