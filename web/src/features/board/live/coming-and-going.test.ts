import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ADA, add, BO, draft, setStage, type Stage, texts, view } from './testing/stage.ts'

let stage: Stage

beforeEach(() => {
  stage = setStage()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('away from the server (D12)', () => {
  test('somebody types on, and it is there once when they are back', async () => {
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

  test('the page is told after the attempts are used up, and everything is still there', async () => {
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

  test('what was typed is sent after a reload, too', async () => {
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

  test('a guest whose cookie went meanwhile asks who they are, once', async () => {
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

  test('a page that is hidden leaves only when everything is saved, and is back when shown', async () => {
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

describe('the first paint', () => {
  test('is the board as it was last seen, then what happened since', async () => {
    // The device is that of the last one: of Ada.
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

  test('is never the board of somebody else on the same device', async () => {
    const ada = await stage.open(ADA)
    ada.session().do(add('for ada'))
    await stage.pass(4000, ada)
    ada.close()
    const bo = stage.device.openTab(BO, { identityHint: BO.id })
    await stage.device.settle()
    expect(view(bo)).toMatchObject({ status: 'loading', board: null })
    bo.close()
  })

  test('waits for the server to say who this is when the page does not know', async () => {
    const ada = await stage.open(ADA)
    ada.session().do(add('for ada'))
    await stage.pass(4000, ada)
    ada.close()
    const again = stage.device.openTab(ADA)
    await stage.device.settle()
    expect(texts(again)).toEqual(['for ada'])
    again.close()
  })

  test("sends nothing in another person's name when the page was wrong about who this is", async () => {
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

describe('a refusal to let somebody in', () => {
  test('takes the board off the screen and off the device', async () => {
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

  test('for an old version keeps the board, the outbox and the drafts', async () => {
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
