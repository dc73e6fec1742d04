import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ADA, add, BO, draft, noteId, setStage, type Stage, texts, view } from './testing/stage.ts'
import { LEFT } from './testing/fake-server.ts'

let stage: Stage

beforeEach(() => {
  stage = setStage()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('what somebody does', () => {
  test('is shown before anything moved on the network, unsaved until the server has it', async () => {
    const tab = await stage.open(ADA)
    tab.session().do(add('hello'))
    expect(texts(tab)).toEqual(['hello'])
    expect(view(tab)).toMatchObject({ pendingCount: 1, status: 'live' })
    expect([...view(tab).unsaved]).toEqual(['hello'])
    await stage.calm(tab)
    expect(view(tab).unsaved.size).toBe(0)
    expect(texts(tab)).toEqual(['hello'])
  })

  test('reaches the others', async () => {
    const [ada, bo] = [await stage.open(ADA), await stage.open(BO)]
    ada.session().do(add('hello'))
    await stage.calm(ada, bo)
    expect(texts(bo)).toEqual(['hello'])
  })

  test('is made storable first, so that no paste is refused', async () => {
    const tab = await stage.open(ADA)
    tab.session().do(add('one\r\ntwo\u0000 ', 'note'))
    await stage.calm(tab)
    expect(texts(tab)).toEqual(['one\ntwo'])
    expect(view(tab).rejected).toEqual([])
  })

  test('is given back when it is refused; without words it only says why', async () => {
    const tab = await stage.open(ADA)
    const id = tab.session().do({ type: 'edit-note', noteId, text: 'too late' })
    const silent = tab.session().do({ type: 'delete-note', noteId })
    await stage.calm(tab)
    expect(view(tab).rejected.map(({ code, text }) => [code, text])).toEqual([
      ['unknown-note', 'too late'],
      ['unknown-note', null],
    ])
    tab.session().dismissRejected(silent)
    tab.reload()
    await stage.calm(tab)
    expect(view(tab).rejected.map(({ commandId }) => commandId)).toEqual([id])
  })

  test('never costs the connection by its size', async () => {
    const tab = await stage.open(ADA)
    tab.session().do(add('x'.repeat(70_000), 'note'))
    await stage.calm(tab)
    expect(view(tab)).toMatchObject({ pendingCount: 0, rejected: [{ code: 'too-large' }] })
    expect(texts(tab)).toEqual([])
  })
})

describe('in the room', () => {
  test('a name is told, and told again to a server that did not hear it', async () => {
    const tab = await stage.open(ADA)
    tab.session().introduce('Ada')
    tab.net.cut()
    await stage.pass(2000, tab)
    expect(view(tab).you?.name).toBe('Ada')
    expect(view(tab).people).toMatchObject([{ name: 'Ada' }])
    expect(stage.server.told.filter(({ type }) => type === 'introduce')).toHaveLength(1)
  })

  test('an open note is told again after a break, with the draft kept', async () => {
    const tab = await stage.open(ADA)
    tab.session().startEditing(noteId, LEFT)
    tab.session().saveDraft(draft)
    await stage.calm(tab)
    tab.net.cut()
    await stage.pass(2000, tab)
    expect(stage.server.told.map(({ type }) => type)).toEqual(['edit', 'edit'])
    tab.session().stopEditing(noteId)
    tab.session().discardDraft(draft)
    await stage.calm(tab)
    expect(stage.server.told.at(-1)).toEqual({ type: 'stop-edit', noteId })
    expect(view(tab).drafts).toEqual([])
  })
})

describe('the view', () => {
  test('is the same object until something changes, and says when it does', async () => {
    const tab = await stage.open(ADA)
    const before = view(tab)
    expect(view(tab)).toBe(before)
    let calls = 0
    const stop = tab.session().subscribe(() => (calls += 1))
    tab.session().do(add('hello'))
    expect(calls).toBe(1)
    expect(view(tab)).not.toBe(before)
    stop()
    await stage.calm(tab)
    expect(calls).toBe(1)
  })

  test('says when this device keeps nothing, and everything else works', async () => {
    stage = setStage({ isPrivate: true })
    const tab = await stage.open(ADA)
    tab.session().do(add('hello'))
    await stage.calm(tab)
    expect(view(tab)).toMatchObject({ isDurable: false, status: 'live', pendingCount: 0 })
    expect(texts(tab)).toEqual(['hello'])
  })
})
