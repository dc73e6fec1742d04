import { asId, type NoteId } from '@retropulse/domain/kernel/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guestCookie, joinBoard } from './board-client.ts'
import { eventually } from './eventually.ts'
import { noteSaying, startRetro } from './retro.ts'
import { startApp, type TestApp } from './start-app.ts'
import { openBrowser, PASSWORD, signUp } from './test-browser.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const TEXT = 'what was written stays'

test('PROFILE-13: a user who deletes the account leaves every board at once, the texts stay, and no viewer is sent a name', async () => {
  const { boardId, facilitator } = await startRetro(app.url)
  const browser = openBrowser(app.url)
  const { uid } = (await browser.get('/uid')).body as { uid: string }
  const asGuest = await joinBoard(app.url, boardId, browser.cookie())
  await asGuest.sendRaw('room', { type: 'introduce', name: 'Quux the guest' })
  await asGuest.send(noteSaying(TEXT, 'as-guest'))
  asGuest.close()
  const { sub } = await signUp(browser, { name: 'Zebulon Quux' })
  const leaving = await joinBoard(app.url, boardId, browser.cookie())
  await leaving.send(noteSaying(TEXT, 'as-user'))
  const watching = await joinBoard(app.url, boardId, facilitator.cookie())
  expect(JSON.stringify(watching.joined.authors)).toContain('Zebulon Quux')

  expect((await browser.delete('/api/user-profile', { password: PASSWORD })).status).toBe(200)
  await eventually(() => expect(leaving.socket.connected).toBe(false))
  const unnamed = { name: null, picture: null }
  await eventually(() => {
    const update = { type: 'authors', authors: { [sub]: unnamed, [uid]: unnamed } }
    expect(watching.received).toContainEqual(['room', update])
  })

  const newcomer = await joinBoard(app.url, boardId, facilitator.cookie())
  expect(JSON.stringify(newcomer.joined)).not.toContain('Quux')
  for (const id of ['as-guest', 'as-user'])
    expect(newcomer.board().state.notes.get(asId<NoteId>(id))?.text).toBe(TEXT)
  expect((await facilitator.get(`/api/${sub}/profile`)).status).toBe(404)
  for (const client of [watching, newcomer, leaving]) client.close()
})

test('PROFILE-13: a guest cookie that was left behind at the deletion of the account identifies no person', async () => {
  const browser = openBrowser(app.url)
  const { uid } = (await browser.get('/uid')).body as { uid: string }
  const kept = browser.cookie()
  await signUp(browser)
  await browser.delete('/api/user-profile', { password: PASSWORD })
  const { body } = await openBrowser(app.url).get('/uid', { cookie: kept })
  expect((body as { uid: string }).uid).not.toBe(uid)
  expect(await guestCookie(app.url)).not.toBe(kept)
})
