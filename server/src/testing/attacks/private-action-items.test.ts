import type { BoardCommand } from '@retropulse/domain/board/command'
import { type ActionId, asId, type AuthorId } from '@retropulse/domain/kernel/ids'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BoardClient, guestCookie, joinBoard } from '../board-client.ts'
import { eventually } from '../eventually.ts'
import { noteSaying, startBoard } from '../retro.ts'
import { seededRandom } from '../seeded-random.ts'
import { startApp, type TestApp } from '../start-app.ts'
import { newUser, type TestUser, newUserAs, type TeamPlace, teamPlace } from '../team-place.ts'
import { openBrowser, type TestBrowser } from '../test-browser.ts'
import { sendAccepted } from '../board-steps.ts'

/* The attack: reading an action item of a private board without access to that board, on any channel (ACTION-23). */
const SECRET = /layoffs|the-secret-id/
const secretId = asId<ActionId>('the-secret-id')
const secret: BoardCommand = { type: 'add-action', actionId: secretId, text: 'Prepare the layoffs' }

let app: TestApp
beforeAll(async () => {
  app = await startApp({ DEFAULT_PLAN: 'level3', COMMANDS_PER_SECOND: '10000' })
})
afterAll(() => app.close())

interface Scene {
  readonly place: TeamPlace
  readonly member: TestUser
  readonly privateId: string
  readonly publicId: string
}

/** A private board and a public one of the same team. */
async function scene(): Promise<Scene> {
  const place = await teamPlace(app)
  const member = await newUserAs(app, place, null, 'member')
  const { browser } = place.owner
  const privateId = await startBoard(browser, place.teamId)
  const publicId = await startBoard(browser, place.teamId)
  await setPrivate({ place, boardId: privateId, isPrivate: true })
  return { place, member, privateId, publicId }
}

async function setPrivate(input: { place: TeamPlace; boardId: string; isPrivate: boolean }): Promise<void> {
  const { place, boardId, isPrivate } = input
  const path = `/api/team/${place.teamId}/board/${boardId}/settings`
  expect((await place.owner.browser.post(path, { isPrivate })).status).toBe(200)
}

/** A client together with every packet that it receives, as it is on the wire. */
async function captured(boardId: string, cookie: string, packets: string[]): Promise<BoardClient> {
  return joinBoard(app.url, boardId, cookie, { onPacket: (packet) => packets.push(packet) })
}

/** All that a person can read over HTTP about a team and a board of it. */
async function readAll(browser: TestBrowser, teamId: string, boardId: string): Promise<string> {
  const paths = [
    ...['', '?include=notes', '/history?after=0', '/trash', '/facilitators'].map(
      (rest) => `/api/board/${boardId}${rest}`,
    ),
    ...['json', 'csv', 'md'].map((format) => `/api/board/${boardId}/export?format=${format}`),
    ...['', '/actions', '/insights', `/board-insights/${boardId}`, `/board/${boardId}/polls?type=mood`].map(
      (rest) => `/api/team/${teamId}${rest}`,
    ),
    `/api/search/team/${teamId}?q=layoffs`,
    '/api/actions',
  ]
  const answers = await Promise.all(
    paths.map(async (path) =>
      (await fetch(app.url + path, { headers: { cookie: browser.cookie() } })).text(),
    ),
  )
  return answers.join('\n')
}

describe('an action item of a private board, seen from a public one', () => {
  test('ACTION-21: reaches members at once, and no outsider: neither guests, nor signed-in users, nor those made facilitators', async () => {
    const { place, member, privateId, publicId } = await scene()
    const [stranger, helper] = [await newUser(app), await newUser(app)]
    const guest = openBrowser(app.url)
    await guest.get('/uid')
    const owner = await joinBoard(app.url, privateId, place.owner.browser.cookie())
    const lead = await joinBoard(app.url, publicId, place.owner.browser.cookie())
    await sendAccepted(lead, { type: 'give-facilitation', to: asId<AuthorId>(helper.id) })
    const packets: string[] = []
    const outsiders = await Promise.all(
      [guest, stranger.browser, helper.browser].map((one) => captured(publicId, one.cookie(), packets)),
    )
    const mia = await joinBoard(app.url, publicId, member.browser.cookie())

    await sendAccepted(owner, secret)
    await eventually(() => expect(mia.board().state.actions.get(secretId)?.text).toContain('layoffs'))
    await sendAccepted(
      mia,
      { type: 'assign-action', actionId: secretId, assignee: asId<AuthorId>(member.id) },
      { type: 'set-action-due', actionId: secretId, due: '2026-12-24' },
      { type: 'edit-action', actionId: secretId, text: 'Prepare the layoffs well' },
      { type: 'set-action-status', actionId: secretId, status: 1 },
      { type: 'set-action-status', actionId: secretId, status: 0 },
    )
    await sendAccepted(owner, { type: 'delete-action', actionId: secretId })
    await eventually(() => expect(mia.board().state.actions.has(secretId)).toBe(false))
    await sendAccepted(owner, { type: 'restore-action', actionId: secretId })
    await eventually(() => expect(mia.board().state.actions.has(secretId)).toBe(true))
    // Messages arrive in order: once this one has arrived, so has everything before it.
    await sendAccepted(lead, noteSaying('The last word'))
    await eventually(() => {
      for (const one of outsiders) expect(one.board().state.notes.size).toBe(1)
    })
    for (const browser of [guest, stranger.browser, helper.browser]) {
      const again = await captured(publicId, browser.cookie(), packets)
      again.close()
      packets.push(await readAll(browser, place.teamId, publicId))
    }
    expect(packets.join('\n')).toContain('The last word')
    expect(packets.join('\n')).not.toMatch(SECRET)
    expect(await readAll(member.browser, place.teamId, publicId)).toMatch(SECRET)
    for (const client of [owner, lead, mia, ...outsiders]) client.close()
  })

  test('ACTION-22: an outsider who guesses its id cannot change it, and is answered as for an id that does not exist', async () => {
    const { place, privateId, publicId } = await scene()
    const owner = await joinBoard(app.url, privateId, place.owner.browser.cookie())
    await sendAccepted(owner, secret)
    const member = await joinBoard(app.url, publicId, place.owner.browser.cookie())
    await eventually(() => expect(member.board().state.actions.has(secretId)).toBe(true))
    const guest = await joinBoard(app.url, publicId, await guestCookie(app.url))
    for (const actionId of [secretId, asId<ActionId>('an-id-of-nobody')]) {
      const attempts: readonly BoardCommand[] = [
        { type: 'edit-action', actionId, text: 'Vandalised' },
        { type: 'set-action-status', actionId, status: 1 },
        { type: 'delete-action', actionId },
        { type: 'restore-action', actionId },
      ]
      for (const command of attempts)
        expect(await guest.send(command)).toEqual({ ok: false, code: 'unknown-action' })
    }
    expect(owner.board().state.actions.get(secretId)).toMatchObject({
      text: 'Prepare the layoffs',
      status: 0,
    })
    for (const client of [owner, member, guest]) client.close()
  })

  test('its author is not named to signed-in users who are not on the team', async () => {
    const { member, privateId, publicId } = await scene()
    const author = await joinBoard(app.url, privateId, member.browser.cookie())
    await sendAccepted(author, secret)
    author.close()
    const packets: string[] = []
    const outsider = await captured(publicId, (await newUser(app)).browser.cookie(), packets)
    outsider.close()
    expect(packets.join('\n')).not.toContain(member.id)
  })
})

test('ACTION-23: over switches between public and private, member and outsider, only members receive it', async () => {
  const random = seededRandom()
  const { place, publicId, privateId } = await scene()
  const person = await newUserAs(app, place, null, 'member')
  const lead = await joinBoard(app.url, privateId, place.owner.browser.cookie())
  const watch = await joinBoard(app.url, publicId, place.owner.browser.cookie())
  await sendAccepted(lead, secret)
  const guest = await guestCookie(app.url)
  let isMember = true
  let replica: ReturnType<BoardClient['board']> | undefined
  for (let step = 0; step < 30; step += 1) {
    const choice = random.between(0, 4)
    if (choice === 0) await setPrivate({ place, boardId: publicId, isPrivate: false })
    if (choice === 1) await setPrivate({ place, boardId: privateId, isPrivate: random.next() < 0.7 })
    if (choice === 2) {
      isMember = !isMember
      const path = `/api/team/${place.teamId}/member/${person.id}`
      if (isMember) await app.database.pool.query(ADD_MEMBER, [place.teamId, person.id])
      else await place.owner.browser.delete(path)
    }
    const text = `Prepare the layoffs, version ${step}`
    await sendAccepted(lead, { type: 'edit-action', actionId: secretId, text })
    await eventually(() => expect(watch.board().state.actions.get(secretId)?.text).toBe(text))
    // Resumes with the replica of the last visit, as browsers do.
    const packets: string[] = []
    const client = await joinBoard(app.url, publicId, person.browser.cookie(), {
      ...(replica !== undefined && { from: replica }),
      onPacket: (packet) => packets.push(packet),
    })
    replica = client.board()
    expect(replica.state.actions.get(secretId)?.text).toBe(isMember ? text : undefined)
    client.close()
    expect(isMember ? '' : packets.join('\n')).not.toMatch(SECRET)
    const seen: string[] = []
    const visitor = await captured(publicId, guest, seen)
    visitor.close()
    expect(seen.join('\n')).not.toMatch(SECRET)
  }
  lead.close()
  watch.close()
})

const ADD_MEMBER = `INSERT INTO team_member VALUES ($1, $2, 'member')`
