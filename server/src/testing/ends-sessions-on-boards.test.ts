import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askToJoin, type BoardClient, joinBoard, openSocket } from './board-client.ts'
import { eventually } from './eventually.ts'
import { type MailApp, startMailApp } from './mail-app.ts'
import { type Retro, startRetro } from './retro.ts'
import { openBrowser, PASSWORD, signUp, type TestBrowser } from './test-browser.ts'

let app: MailApp
let retro: Retro
beforeAll(async () => {
  app = await startMailApp()
  retro = await startRetro(app.url)
})
afterAll(() => app.close())

const NEW_PASSWORD = `${PASSWORD} again`

async function tokenFor(email: string): Promise<string | null> {
  return new URL(await app.linkTo(email)).searchParams.get('token')
}

/** A new user, and a connection to a board that a stranger opened with the user's cookie. */
async function somebodyWatched() {
  const browser = openBrowser(app.url)
  const { email } = await signUp(browser)
  const cookie = browser.cookie()
  return { browser, email, cookie, watching: await joinBoard(app.url, retro.boardId, cookie) }
}

async function isCut({ socket }: BoardClient): Promise<void> {
  await eventually(() => expect(socket.connected).toBe(false))
}

describe('AUTH-2, AUTH-4, AUTH-34: a board connection whose session ends is cut at once, when', () => {
  test.each<[string, (browser: TestBrowser, email: string) => Promise<unknown>]>([
    ['the user signs out', (browser) => browser.post('/api/auth/sign-out')],
    ['the user signs out everywhere', (browser) => browser.post('/api/auth/sign-out-everywhere')],
    [
      'the password is changed',
      (browser) =>
        browser.post('/api/auth/change-password', { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }),
    ],
    [
      'the password is set by mail',
      async (_, email) => {
        const owner = openBrowser(app.url)
        await owner.post('/api/auth/request-password-reset', { email })
        await owner.post('/api/auth/reset-password', { token: await tokenFor(email), password: NEW_PASSWORD })
      },
    ],
    [
      'the owner of an address takes over the account that was made for it',
      async (_, email) => {
        const owner = openBrowser(app.url)
        await owner.post('/api/auth/sign-in/magic-link', { email })
        await owner.post('/api/auth/magic-link/verify', { token: await tokenFor(email) })
      },
    ],
    [
      'another user signs in at the same browser with a password',
      async (browser) => {
        const other = await signUp(openBrowser(app.url))
        await browser.post('/api/auth/sign-in/email', { email: other.email, password: PASSWORD })
      },
    ],
    [
      'another user follows a sign-in link at the same browser',
      async (browser) => {
        const other = await signUp(openBrowser(app.url))
        await browser.post('/api/auth/sign-in/magic-link', { email: other.email })
        await browser.post('/api/auth/magic-link/verify', { token: await tokenFor(other.email) })
      },
    ],
    [
      'another user signs up at the same browser',
      async (browser) => {
        await signUp(browser)
      },
    ],
  ])('%s', async (_, end) => {
    const { browser, email, cookie, watching } = await somebodyWatched()
    await end(browser, email)
    await isCut(watching)
    const socket = openSocket(app.url, cookie)
    expect(await askToJoin(socket, retro.boardId)).toMatchObject({ ok: false })
    socket.close()
  })

  test('AUTH-2: and the user comes back by another session that goes on', async () => {
    const { browser, email, watching } = await somebodyWatched()
    const elsewhere = openBrowser(app.url)
    await elsewhere.post('/api/auth/sign-in/email', { email, password: PASSWORD })
    await browser.post('/api/auth/sign-out')
    await isCut(watching)
    const back = await joinBoard(app.url, retro.boardId, elsewhere.cookie())
    expect(back.joined.you.isSignedIn).toBe(true)
    back.close()
  })
})
