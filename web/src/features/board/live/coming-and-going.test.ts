import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { TestPerson } from './testing/fake-server.ts'
import type { FakeTab } from './testing/fake-tab.ts'
import { ADA, add, BO, draft, setStage, type Stage, texts, view } from './testing/stage.ts'

let stage: Stage

beforeEach(() => {
  stage = setStage()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a tab without a connection', () => {
  test('CONN-17: what a participant writes meanwhile is on the board once after the return', async () => {
    const [ada, bo] = [await stage.open(ADA), await stage.open(BO)]
    ada.net.weather = 'swallowed'
    ada.session().do(add('one'))
    ada.session().do(add('two'))
    bo.session().do(add('of bo'))
    await stage.pass(10_000, ada, bo)
    expect(view(ada)).toMatchObject({ status: 'reconnecting', pendingCount: 2 })
    expect(texts(ada)).toEqual(['one', 'two'])
    ada.net.weather = 'fine'
    await stage.pass(3000, ada, bo)
    expect(view(ada)).toMatchObject({ status: 'live', pendingCount: 0, attempts: 0 })
    expect(texts(ada)).toEqual(['of bo', 'one', 'two'])
    expect(stage.server.seq()).toBe(3)
  })

  test('CONN-6, CONN-9: after 50 failed attempts the page goes offline, and the draft is still there', async () => {
    const tab = await stage.open(ADA)
    tab.session().saveDraft(draft)
    tab.net.weather = 'refused'
    tab.net.cut()
    await stage.pass(60_000, tab)
    expect(view(tab)).toMatchObject({ status: 'offline', attempts: 50, drafts: [draft] })
    tab.net.weather = 'fine'
    tab.session().retry()
    await stage.pass(1000, tab)
    expect(view(tab).status).toBe('live')
  })

  test('CONN-14: what was written without a connection is sent after a reload too', async () => {
    const tab = await stage.open(ADA)
    tab.net.weather = 'swallowed'
    tab.session().do(add('hello'))
    tab.session().saveDraft(draft)
    tab.reload()
    await stage.calm(tab)
    expect(view(tab)).toMatchObject({ pendingCount: 1, drafts: [draft] })
    tab.net.weather = 'fine'
    await stage.pass(3000, tab)
    expect(texts(tab)).toEqual(['hello'])
    expect(view(tab)).toMatchObject({ pendingCount: 0, drafts: [draft] })
  })

  test('CONN-21: a guest whose cookie is lost asks for an identity, once', async () => {
    const tab = await stage.open(ADA)
    stage.server.trouble.join.push('bad-request')
    tab.net.cut()
    await stage.pass(3000, tab)
    expect(view(tab)).toMatchObject({ status: 'live', refusal: null })
    stage.server.trouble.join.push('bad-request', 'bad-request')
    tab.net.cut()
    await stage.pass(3000, tab)
    expect(view(tab)).toMatchObject({ status: 'refused', refusal: 'bad-request' })
  })

  test('CONN-23, CONN-24: a hidden tab disconnects once all is acknowledged, and returns when shown', async () => {
    const tab = await stage.open(ADA)
    tab.net.weather = 'swallowed'
    tab.session().do(add('hello'))
    tab.hide()
    await stage.pass(20_000, tab)
    tab.net.weather = 'fine'
    await stage.pass(4000, tab)
    expect(stage.server.seq()).toBe(1)
    expect(tab.net.openLinks()).toBe(0)
    tab.show()
    await stage.calm(tab)
    expect(view(tab).status).toBe('live')
  })
})

describe('a tab whose person changes', () => {
  const ACCOUNT: TestPerson = { id: 'ada', kind: 'user' }
  const OTHER: TestPerson = { id: 'bo', kind: 'user' }
  const GUEST: TestPerson = { id: 'guest-new', kind: 'guest' }

  /** As for an account on the first load: the page does not know its viewer before the server says so. */
  async function accountWrites() {
    const tab = stage.device.openTab(ACCOUNT)
    await stage.calm(tab)
    tab.net.weather = 'swallowed'
    tab.session().do(add('of ada'))
    tab.session().saveDraft(draft)
    await stage.device.settle()
    return tab
  }

  /** The cookies of the browser become those of another person; none at first, as after signing out. */
  async function become(person: TestPerson, tab: FakeTab) {
    if (person.kind === 'guest') stage.server.trouble.join.push('bad-request')
    tab.net.weather = 'fine'
    tab.net.person = person
    tab.net.cut()
    await stage.pass(8000, tab)
  }

  test('CONN-20: a guest gets nothing of the account that signed out in another tab, nor does the next account', async () => {
    const tab = await accountWrites()
    const before = view(tab).person
    await become(GUEST, tab)
    expect(view(tab)).toMatchObject({ status: 'live', you: { id: GUEST.id }, pendingCount: 0, drafts: [] })
    expect(view(tab).person).not.toBe(before)
    await become(OTHER, tab)
    expect(view(tab)).toMatchObject({ status: 'live', you: { id: OTHER.id }, pendingCount: 0, drafts: [] })
    expect(stage.server.seq()).toBe(0)
  })

  test('CONN-14, CONN-20: what an account typed is there again once it signs in again, in the same tab', async () => {
    const tab = await accountWrites()
    await become(GUEST, tab)
    await become(ACCOUNT, tab)
    expect(view(tab)).toMatchObject({ status: 'live', pendingCount: 0, drafts: [draft] })
    expect(texts(tab)).toEqual(['of ada'])
    tab.reload()
    await stage.pass(8000, tab)
    expect(view(tab).drafts).toEqual([draft])
    expect(stage.server.seq()).toBe(1)
  })

  test('CONN-21: a guest whom the page knew when it opened goes on writing when the cookie is lost', async () => {
    const tab = await stage.open(ADA)
    const before = view(tab).person
    tab.net.weather = 'swallowed'
    tab.session().do(add('meanwhile'))
    tab.session().saveDraft(draft)
    await stage.device.settle()
    await become(GUEST, tab)
    expect(view(tab)).toMatchObject({
      status: 'live',
      you: { id: GUEST.id },
      drafts: [draft],
      person: before,
    })
    expect(texts(tab)).toEqual(['meanwhile'])
    tab.reload()
    await stage.pass(8000, tab)
    expect(view(tab).drafts).toEqual([draft])
    expect(stage.server.seq()).toBe(1)
  })
})

describe('what a tab shows first', () => {
  test('OFFLINE-12: the board as it was last seen, then what happened since', async () => {
    // The device belongs to the person of the tab that opened last: Ada.
    const bo = await stage.open(BO)
    const ada = await stage.open(ADA)
    ada.session().do(add('hello'))
    await stage.calm(ada, bo)
    await stage.pass(4000, ada, bo)
    ada.net.weather = 'swallowed'
    ada.reload()
    await stage.device.settle()
    expect(view(ada)).toMatchObject({ status: 'reconnecting', you: { id: ADA.id } })
    expect(texts(ada)).toEqual(['hello'])
    bo.session().do(add('since'))
    await stage.calm(bo)
    ada.net.weather = 'fine'
    await stage.pass(3000, ada)
    expect(texts(ada)).toEqual(['hello', 'since'])
  })

  test('OFFLINE-4: never the board of another person on the same device', async () => {
    const ada = await stage.open(ADA)
    ada.session().do(add('for ada'))
    await stage.pass(4000, ada)
    ada.close()
    const bo = stage.device.openTab(BO, { identityHint: BO.id })
    await stage.device.settle()
    expect(view(bo)).toMatchObject({ status: 'loading', board: null })
    bo.close()
  })

  test('a page that does not know its viewer waits for the server to tell it', async () => {
    const ada = await stage.open(ADA)
    ada.session().do(add('for ada'))
    await stage.pass(4000, ada)
    ada.close()
    const again = stage.device.openTab(ADA)
    await stage.device.settle()
    expect(texts(again)).toEqual(['for ada'])
    again.close()
  })

  test('CONN-20: a page with the wrong viewer sends no command of that person', async () => {
    const ada = await stage.open(ADA)
    ada.net.weather = 'swallowed'
    ada.session().do(add('of ada'))
    await stage.device.settle()
    ada.close()
    const bo = stage.device.openTab(BO, { identityHint: ADA.id })
    await stage.calm(bo)
    await stage.pass(10_000, bo)
    expect(view(bo)).toMatchObject({ status: 'live', pendingCount: 0, you: { id: BO.id } })
    expect(stage.server.seq()).toBe(0)
    bo.close()
    const back = await stage.open(ADA)
    await stage.pass(5000, back)
    expect(texts(back)).toEqual(['of ada'])
  })
})

describe('a refused join', () => {
  test('OFFLINE-5: the board leaves the screen and the device', async () => {
    const tab = await stage.open(ADA)
    await stage.pass(4000, tab)
    stage.server.trouble.join.push('invitation-required', 'invitation-required')
    tab.net.cut()
    await stage.pass(2000, tab)
    expect(view(tab)).toMatchObject({ status: 'refused', refusal: 'invitation-required', board: null })
    tab.net.weather = 'swallowed'
    tab.reload()
    await stage.device.settle()
    expect(view(tab).board).toBeNull()
  })

  test('CONN-26: an outdated page keeps the board, the unsent changes and the drafts', async () => {
    const tab = await stage.open(ADA)
    tab.net.weather = 'refused'
    tab.net.cut()
    tab.session().do(add('hello'))
    tab.session().saveDraft(draft)
    stage.server.trouble.join.push('outdated-client')
    tab.net.weather = 'fine'
    await stage.pass(2000, tab)
    expect(view(tab)).toMatchObject({ status: 'refused', refusal: 'outdated-client', pendingCount: 1 })
    expect(texts(tab)).toEqual(['hello'])
    tab.reload()
    await stage.pass(2000, tab)
    expect(stage.server.seq()).toBe(1)
    expect(view(tab)).toMatchObject({ status: 'live', drafts: [draft] })
  })
})
