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

describe('a command of the participant', () => {
  test('CONN-13: it is shown before anything was sent, and unsaved until the server acknowledges it', async () => {
    const tab = await stage.open(ADA)
    tab.session().do(add('hello'))
    expect(texts(tab)).toEqual(['hello'])
    expect(view(tab)).toMatchObject({ pendingCount: 1, status: 'live' })
    expect([...view(tab).unsaved]).toEqual(['hello'])
    await stage.calm(tab)
    expect(view(tab).unsaved.size).toBe(0)
    expect(texts(tab)).toEqual(['hello'])
  })

  test('it reaches the other participants', async () => {
    const [ada, bo] = [await stage.open(ADA), await stage.open(BO)]
    ada.session().do(add('hello'))
    await stage.calm(ada, bo)
    expect(texts(bo)).toEqual(['hello'])
  })

  test('NOTE-12: control characters are removed before it is sent, so that no paste is refused', async () => {
    const tab = await stage.open(ADA)
    tab.session().do(add('one\r\ntwo\u0000 ', 'note'))
    await stage.calm(tab)
    expect(texts(tab)).toEqual(['one\ntwo'])
    expect(view(tab).rejected).toEqual([])
  })

  test('CONN-16: a refused text is offered back, a refused change without a text only tells the code', async () => {
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

  test('a command that is too large for a message is refused without closing the connection', async () => {
    const tab = await stage.open(ADA)
    tab.session().do(add('x'.repeat(70_000), 'note'))
    await stage.calm(tab)
    expect(view(tab)).toMatchObject({ pendingCount: 0, rejected: [{ code: 'too-large' }] })
    expect(texts(tab)).toEqual([])
  })
})

describe('the room', () => {
  test('a name is sent, and sent again to a server that did not receive it', async () => {
    const tab = await stage.open(ADA)
    tab.session().introduce('Ada')
    tab.net.cut()
    await stage.pass(2000, tab)
    expect(view(tab).you?.name).toBe('Ada')
    expect(view(tab).people).toMatchObject([{ name: 'Ada' }])
    expect(stage.server.roomMessages.filter(({ type }) => type === 'introduce')).toHaveLength(1)
  })

  test('TYPING-2: an open note is sent again after a reconnect, and its draft is kept', async () => {
    const tab = await stage.open(ADA)
    tab.session().startEditing(noteId, LEFT)
    tab.session().saveDraft(draft)
    await stage.calm(tab)
    tab.net.cut()
    await stage.pass(2000, tab)
    expect(stage.server.roomMessages.map(({ type }) => type)).toEqual(['edit', 'edit'])
    tab.session().stopEditing(noteId)
    tab.session().discardDraft(draft)
    await stage.calm(tab)
    expect(stage.server.roomMessages.at(-1)).toEqual({ type: 'stop-edit', noteId })
    expect(view(tab).drafts).toEqual([])
  })
})

describe('the view', () => {
  test('it is the same object until something changes, and subscribers are called when it does', async () => {
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

  test('CONN-15: it says when the device keeps nothing, and everything else works', async () => {
    stage = setStage({ isPrivate: true })
    const tab = await stage.open(ADA)
    tab.session().do(add('hello'))
    await stage.calm(tab)
    expect(view(tab)).toMatchObject({ isDurable: false, status: 'live', pendingCount: 0 })
    expect(texts(tab)).toEqual(['hello'])
  })
})
