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

/** Ada writes a note on the board and closes it; then the network fails. */
async function adaWasHere(): Promise<void> {
  const ada = await stage.open(ADA)
  ada.session().do(add('seen'))
  await stage.pass(4000, ada)
  ada.close()
  await stage.device.settle()
}

/** A new tab whose page does not know its viewer, without a network. */
async function openOffline(person = ADA) {
  const tab = stage.device.openTab(person)
  tab.net.weather = 'refused'
  tab.reload()
  await stage.pass(2000, tab)
  return tab
}

describe('a board that was open on the device before, without a network', () => {
  test('OFFLINE-1: it opens for the person that the device last was, and what is written is sent once', async () => {
    await adaWasHere()
    const tab = await openOffline()
    expect(view(tab)).toMatchObject({ status: 'reconnecting', you: { id: ADA.id } })
    expect(texts(tab)).toEqual(['seen'])
    tab.session().do(add('offline'))
    tab.session().saveDraft(draft)
    tab.reload()
    await stage.pass(2000, tab)
    expect(texts(tab)).toEqual(['offline', 'seen'])
    tab.net.weather = 'fine'
    await stage.pass(3000, tab)
    expect(view(tab)).toMatchObject({ status: 'live', pendingCount: 0, drafts: [draft] })
    expect(stage.server.seq()).toBe(2)
  })

  test('OFFLINE-5: after signing out it does not open', async () => {
    await adaWasHere()
    stage.device.person.set(null)
    const tab = await openOffline()
    expect(view(tab)).toMatchObject({ status: 'loading', board: null })
  })

  test('OFFLINE-4, OFFLINE-5: it is never shown to the next person on the device', async () => {
    await adaWasHere()
    const other = await stage.open(BO)
    other.close()
    const tab = await openOffline(BO)
    tab.session().do(add('of bo'))
    expect(view(tab).you?.id).not.toBe(ADA.id)
    stage.device.person.set(ADA.id)
    const again = await openOffline(ADA)
    expect(view(again).board).toBeNull()
  })

  test('CONN-20, OFFLINE-4: when the server knows another viewer, nothing of the first is sent or shown', async () => {
    await adaWasHere()
    const first = await openOffline()
    first.session().do(add('of ada alone'))
    first.close()
    await stage.device.settle()
    const tab = stage.device.openTab(BO)
    tab.net.weather = 'refused'
    tab.reload()
    await stage.pass(2000, tab)
    tab.net.weather = 'fine'
    await stage.pass(6000, tab)
    expect(view(tab)).toMatchObject({ status: 'live', you: { id: BO.id } })
    expect(texts(tab)).toEqual(['seen'])
    tab.close()
    const home = await stage.open(ADA)
    await stage.pass(6000, home)
    expect(texts(home)).toEqual(['of ada alone', 'seen'])
  })

  test('OFFLINE-5, OFFLINE-12: the device knows an account as such from the join on, and a guest as none', async () => {
    await stage.open(BO)
    expect(stage.device.account()).toBeNull()
    await stage.open({ ...ADA, kind: 'user' })
    expect(stage.device.account()).toBe(ADA.id)
  })

  test('OFFLINE-5: it is removed from the device when the server refuses the board', async () => {
    await adaWasHere()
    const tab = await openOffline()
    stage.server.trouble.join.push('invitation-required')
    tab.net.weather = 'fine'
    await stage.pass(3000, tab)
    expect(view(tab)).toMatchObject({ status: 'refused', board: null })
    tab.close()
    const again = await openOffline()
    expect(view(again).board).toBeNull()
  })
})
