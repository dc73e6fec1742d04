import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { joinBoard } from '../board-client.ts'
import { requestOutbound } from '../../platform/http/outbound-request.ts'
import { startRetro } from '../retro.ts'
import { startApp, type TestApp } from '../start-app.ts'
import { openBrowser, signUp, type TestBrowser } from '../test-browser.ts'

const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
const asked: string[] = []
const answers = new Map<string, () => Response>()

let app: TestApp
beforeAll(async () => {
  const pictureRequest = (address: string) => {
    asked.push(address)
    const answer = answers.get(address)
    return answer === undefined ? Promise.reject(new TypeError('out of reach')) : Promise.resolve(answer())
  }
  app = await startApp({}, { pictureRequest })
})
beforeEach(() => {
  asked.length = 0
})
afterAll(() => app.close())

async function setPicture(browser: TestBrowser, picture: string): Promise<void> {
  const profileData = { name: 'Mal', picture, theme: 'system', language: 'system' }
  const { status } = await browser.post('/api/user-profile', { profileData })
  expect(status).toBe(200)
}

/** The address of the profile picture as viewers get it. */
async function shownPicture(browser: TestBrowser): Promise<string | null> {
  return ((await browser.get('/profile')).body as { picture: string | null }).picture
}

describe('the host of a profile picture does not learn who looks at it', () => {
  test('PROFILE-7: viewers of a board are given an address of this server, which asks the host once', async () => {
    const address = `https://spy.example/mal.png?long=${'x'.repeat(1900)}`
    answers.set(address, () => new Response(PNG))
    const { facilitator, boardId } = await startRetro(app.url)
    await setPicture(facilitator, address)
    const mal = await joinBoard(app.url, boardId, facilitator.cookie())
    const guest = openBrowser(app.url)
    await guest.get('/uid')
    const viewer = await joinBoard(app.url, boardId, guest.cookie())
    expect(JSON.stringify([viewer.joined, mal.joined])).not.toContain('spy.example')
    for (const client of [mal, viewer]) client.close()

    const path = (await shownPicture(facilitator)) ?? ''
    for (const browser of [openBrowser(app.url), openBrowser(app.url), guest]) {
      const { status, headers } = await browser.get(path)
      expect([status, headers.get('content-type')]).toEqual([200, 'image/png'])
      expect(headers.get('x-content-type-options')).toBe('nosniff')
    }
    expect(asked).toEqual([address])
  })

  test('PROFILE-7: a picture over http is not shown, and an address that was not signed is not requested', async () => {
    const mal = openBrowser(app.url)
    await signUp(mal)
    await setPicture(mal, 'http://spy.example/mal.png')
    expect(await shownPicture(mal)).toBeNull()
    await setPicture(mal, 'https://spy.example/other.png')
    const path = (await shownPicture(mal)) ?? ''
    const forged = Buffer.from('https://internal.example/').toString('base64url')
    for (const other of [
      `${path}x`,
      `/api/user-picture?of=${forged}`,
      `/api/user-picture?of=${forged}.${path.split('.')[1]}`,
    ])
      expect((await openBrowser(app.url).get(other)).status).toBe(404)
    expect(asked).toEqual([])
  })

  test.each([
    ['a page', () => new Response('<html><script>alert(1)</script></html>')],
    [
      'an SVG',
      () =>
        new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', {
          headers: { 'content-type': 'image/png' },
        }),
    ],
    ['an error', () => new Response(PNG, { status: 404 })],
    ['a redirect', () => new Response(null, { status: 302, headers: { location: 'http://127.0.0.1/' } })],
  ])('PROFILE-7: %s is no picture, and is requested once', async (name, answer) => {
    const address = `https://spy.example/${encodeURIComponent(name)}`
    answers.set(address, answer)
    const mal = openBrowser(app.url)
    await signUp(mal)
    await setPicture(mal, address)
    const path = (await shownPicture(mal)) ?? ''
    for (let at = 0; at < 3; at += 1) expect((await openBrowser(app.url).get(path)).status).toBe(404)
    expect(asked).toEqual([address])
  })
})

test('PROFILE-7: the server requests pictures from public addresses only', async () => {
  const input = { method: 'GET', headers: {}, body: null, signal: null, maxBytes: 10, allowsPrivate: false }
  for (const host of ['127.0.0.1', '[::1]', 'localhost', '169.254.169.254', '10.0.0.1'])
    await expect(requestOutbound(`https://${host}/picture.png`, input)).rejects.toThrow(TypeError)
})
