import 'fake-indexeddb/auto'
import { type ActionId, asId, type NoteId } from '@retropulse/domain/kernel/ids'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { RIGHT } from './testing/fake-server.ts'
import type { FakeTab } from './testing/fake-tab.ts'
import { ADA, add, BO, setStage, type Stage, texts, view } from './testing/stage.ts'
import { ACTS_MAX } from './undo-stack.ts'

let stage: Stage

beforeEach(() => {
  stage = setStage()
})
afterEach(() => {
  vi.useRealTimers()
})

const noteId = asId<NoteId>('tea')
const edit = (text: string) => ({ type: 'edit-note', noteId, text }) as const
const remove = { type: 'delete-note', noteId } as const

function can(tab: FakeTab): readonly boolean[] {
  return [view(tab).canUndo, view(tab).canRedo]
}

describe('the acts of a tab', () => {
  test('UNDO-4: they are undone one after the other, and redone', async () => {
    const tab = await stage.open(ADA)
    expect(can(tab)).toEqual([false, false])
    tab.session().do(add('tea'))
    tab.session().do(edit('coffee'))
    expect(await tab.session().undo()).toMatchObject({ act: 'edit-note', isDone: true })
    expect(texts(tab)).toEqual(['tea'])
    await stage.calm(tab)
    expect(await tab.session().undo()).toMatchObject({ act: 'add-note', isDone: true })
    expect(texts(tab)).toEqual([])
    expect(can(tab)).toEqual([false, true])
    expect(await tab.session().undo()).toBeNull()
    await stage.calm(tab)
    expect(await tab.session().redo()).toMatchObject({ act: 'add-note', isDone: true })
    expect(await tab.session().redo()).toMatchObject({ act: 'edit-note', isDone: true })
    await stage.calm(tab)
    expect(texts(tab)).toEqual(['coffee'])
    expect(can(tab)).toEqual([true, false])
    await tab.session().undo()
    await tab.session().undo()
    await stage.calm(tab)
    expect(texts(tab)).toEqual([])
  })

  test('UNDO-7: a new act ends what could be redone', async () => {
    const tab = await stage.open(ADA)
    tab.session().do(add('tea'))
    await tab.session().undo()
    expect(can(tab)).toEqual([false, true])
    tab.session().do(add('cake'))
    expect(can(tab)).toEqual([true, false])
  })

  test('UNDO-12: a command that changed nothing is no act', async () => {
    const tab = await stage.open(ADA)
    tab.session().do(edit('nothing there'))
    tab.session().do({ type: 'set-done', done: true })
    expect(can(tab)).toEqual([false, false])
  })

  test('UNDO-8: at most 100 are remembered', async () => {
    const tab = await stage.open(ADA)
    tab.session().do(add('tea'))
    for (let time = 0; time < ACTS_MAX; time += 1) tab.session().do(edit(`tea ${time}`))
    let times = 0
    while ((await tab.session().undo()) !== null) times += 1
    expect(times).toBe(ACTS_MAX)
    expect(texts(tab)).toEqual(['tea'])
  })

  test('UNDO-12: an act that the server refuses leaves the stack', async () => {
    const [ada, bo] = [await stage.open(ADA), await stage.open(BO)]
    ada.session().do(add('tea'))
    await stage.calm(ada, bo)
    ada.session().do(remove)
    await stage.calm(ada)
    bo.session().do({ type: 'move-note', noteId, columnId: RIGHT, rank: 'a5' })
    expect(can(bo)).toEqual([true, false])
    await stage.calm(ada, bo)
    expect(can(bo)).toEqual([false, false])
  })

  test('UNDO-13: a page that was reloaded has nothing to undo', async () => {
    const tab = await stage.open(ADA)
    tab.session().do(add('tea'))
    await stage.calm(tab)
    tab.reload()
    await stage.calm(tab)
    expect(texts(tab)).toEqual(['tea'])
    expect(can(tab)).toEqual([false, false])
  })
})

test('UNDO-8: a tab remembers 100 acts', () => {
  expect(ACTS_MAX).toBe(100)
})

describe('what others changed since', () => {
  test('UNDO-6: it is never overwritten: the act stays as it is and leaves the stack', async () => {
    const [ada, bo] = [await stage.open(ADA), await stage.open(BO)]
    ada.session().do(add('tea'))
    await stage.calm(ada, bo)
    bo.session().do({ type: 'set-reaction', noteId, emoji: '🎉', on: true })
    await stage.calm(ada, bo)
    expect(await ada.session().undo()).toEqual({ act: 'add-note', isDone: false, because: 'changed' })
    expect(await ada.session().undo()).toBeNull()
    await stage.calm(ada, bo)
    expect(texts(bo)).toEqual(['tea'])
  })

  test('UNDO-6: it does not prevent undoing an act on something else', async () => {
    const [ada, bo] = [await stage.open(ADA), await stage.open(BO)]
    ada.session().do(add('tea'))
    await stage.calm(ada, bo)
    bo.session().do(add('cake'))
    await stage.calm(ada, bo)
    expect(await ada.session().undo()).toMatchObject({ act: 'add-note', isDone: true })
    await stage.calm(ada, bo)
    expect(texts(bo)).toEqual(['cake'])
  })

  test('UNDO-6: it is not overwritten by redo either', async () => {
    const [ada, bo] = [await stage.open(ADA), await stage.open(BO)]
    ada.session().do(add('tea'))
    ada.session().do({ type: 'move-note', noteId, columnId: RIGHT, rank: 'a5' })
    await ada.session().undo()
    await stage.calm(ada, bo)
    bo.session().do({ type: 'move-note', noteId, columnId: RIGHT, rank: 'a7' })
    await stage.calm(ada, bo)
    expect(await ada.session().redo()).toMatchObject({ isDone: false, because: 'changed' })
    expect(can(ada)).toEqual([true, false])
  })
})

describe('a deletion that is undone from its toast', () => {
  test('UNDO-11: the act has left the stack: nothing is undone twice', async () => {
    const tab = await stage.open(ADA)
    tab.session().do(add('tea'))
    tab.session().do(remove)
    tab.session().do({ type: 'restore-note', noteId })
    await stage.calm(tab)
    expect(texts(tab)).toEqual(['tea'])
    expect(await tab.session().undo()).toMatchObject({ act: 'add-note', isDone: true })
    expect(texts(tab)).toEqual([])
  })

  test('UNDO-10: the group that the note led comes back', async () => {
    const tab = await stage.open(ADA)
    tab.session().do(add('tea'))
    tab.session().do(add('cake'))
    tab.session().do({ type: 'group-note', noteId: asId<NoteId>('cake'), into: noteId })
    await stage.calm(tab)
    tab.session().do(remove)
    await stage.calm(tab)
    tab.session().do({ type: 'restore-note', noteId })
    await stage.calm(tab)
    expect(view(tab).board?.notes.get(asId<NoteId>('cake'))?.group?.into).toBe(noteId)
    expect(view(tab).rejected).toEqual([])
  })

  test('UNDO-11: after undo from the stack, the toast does nothing more', async () => {
    const tab = await stage.open(ADA)
    tab.session().do(add('tea'))
    tab.session().do(remove)
    await tab.session().undo()
    await stage.calm(tab)
    tab.session().do({ type: 'restore-note', noteId })
    await stage.calm(tab)
    expect(texts(tab)).toEqual(['tea'])
    expect(can(tab)).toEqual([true, true])
  })
})

describe('the draft of an action item', () => {
  const actionId = asId<ActionId>('act')
  const draft = { kind: 'action', actionId, text: 'Half an idea', isNew: true } as const

  test('ACTION-4: it survives a reload, and is removed by the command that submits it', async () => {
    const tab = await stage.open(ADA)
    tab.session().saveDraft(draft)
    tab.reload()
    await stage.calm(tab)
    expect(view(tab).drafts).toEqual([draft])
    tab.session().do({ type: 'add-action', actionId, text: 'A whole idea' })
    await stage.calm(tab)
    tab.reload()
    await stage.calm(tab)
    expect(view(tab).drafts).toEqual([])
    expect(view(tab).board?.actions.get(actionId)?.text).toBe('A whole idea')
  })
})
