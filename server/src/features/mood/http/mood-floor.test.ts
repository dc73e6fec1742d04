import type { TeamHistory } from '@retropulse/contract/board'
import type { BoardInsights } from '@retropulse/contract/insights'
import type { MoodPoll } from '@retropulse/contract/mood'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { joinBoard } from '../../../testing/board-client.ts'
import { startBoard } from '../../../testing/retro.ts'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import { type TeamPlace, teamPlace } from '../../../testing/team-place.ts'
import { openBrowser, PASSWORD, signUp, type TestBrowser } from '../../../testing/test-browser.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ DEFAULT_PLAN: 'level1' })
})
afterAll(() => app.close())

interface Poll {
  /** The path of the board, from '/api' on. */
  readonly path: string
  end(): Promise<void>
  resume(): Promise<void>
  /** Lets so many guests give this answer. */
  answer(count: number, value: number): Promise<void>
  read(): Promise<MoodPoll>
}

/** A running mood poll on a board that `owner` facilitates. */
async function startPoll(owner: TestBrowser, boardId: string, path: string): Promise<Poll> {
  const client = await joinBoard(app.url, boardId, owner.cookie())
  onTestFinished(() => client.close())
  const resume = async () => void (await client.send({ type: 'start-mood-poll' }))
  await resume()
  return {
    path,
    resume,
    end: async () => void (await client.send({ type: 'end-mood-poll' })),
    async answer(count, value) {
      for (let index = 0; index < count; index += 1) {
        const guest = openBrowser(app.url)
        await guest.get('/uid')
        expect((await guest.post(`${path}/polls`, { mood: { uid: null, value } })).status).toBe(200)
      }
    },
    async read() {
      const { status, body } = await owner.get(`${path}/polls?type=mood`)
      expect(status).toBe(200)
      return body as MoodPoll
    },
  }
}

async function startTeamPoll({ owner, teamId }: TeamPlace): Promise<Poll & { readonly boardId: string }> {
  const boardId = await startBoard(owner.browser, teamId)
  const poll = await startPoll(owner.browser, boardId, `/api/team/${teamId}/board/${boardId}`)
  return { ...poll, boardId }
}

async function setFloor({ owner, orgId }: TeamPlace, anonymityFloor: number): Promise<void> {
  expect((await owner.browser.post(`/api/org/${orgId}/settings`, { anonymityFloor })).status).toBe(204)
}

describe('the floor that an organisation raises', () => {
  test('ANON-23, MOOD-20: with a floor of five, four answers disclose nothing, and the fifth is enough', async () => {
    const place = await teamPlace(app)
    await setFloor(place, 5)
    const poll = await startTeamPoll(place)
    expect(await poll.read()).toMatchObject({ answers: 0, missing: 5, floor: 5 })
    await poll.answer(4, 4)
    expect(await poll.read()).toMatchObject({ answers: 4, missing: 1, floor: 5 })
    await poll.end()
    expect(await poll.read()).toMatchObject({ moodScore: null, moodValues: null, answers: 4, missing: 1 })
    await poll.resume()
    await poll.answer(1, 4)
    await poll.end()
    expect(await poll.read()).toMatchObject({ moodScore: 4, answers: 5, missing: 0, floor: 5 })
  })

  test('ANON-24, MOOD-21, MOOD-25: a result below a raised floor is hidden everywhere, also afterwards', async () => {
    const place = await teamPlace(app)
    const { browser } = place.owner
    const poll = await startTeamPoll(place)
    await poll.answer(4, 4)
    await poll.end()
    const told = async () => {
      const history = await browser.get(`/api/team/${place.teamId}/history`)
      const insights = await browser.get(`/api/team/${place.teamId}/board-insights/${poll.boardId}`)
      const headers = { cookie: browser.cookie() }
      const file = await fetch(`${app.url}${poll.path}/export?format=md`, { headers })
      return [
        (await poll.read()).moodScore,
        (history.body as TeamHistory).retros[0]?.moodScore ?? null,
        (insights.body as BoardInsights).moodData.moodScore,
        // A file of a board holds no mood at all (EXPORT-6).
        /mood/i.test(await file.text()),
      ]
    }
    expect(await told()).toEqual([4, 4, 4, false])
    await setFloor(place, 5)
    expect(await told()).toEqual([null, null, null, false])
    expect(await poll.read()).toMatchObject({ answers: 4, missing: 5, floor: 5 })
    await setFloor(place, 3)
    expect(await told()).toEqual([null, null, null, false])
    expect(await poll.read()).toMatchObject({ floor: 5 })
  })

  test('MOOD-25: a poll that begins later has the floor of that time', async () => {
    const place = await teamPlace(app)
    await setFloor(place, 5)
    await setFloor(place, 4)
    const poll = await startTeamPoll(place)
    await poll.answer(4, 2)
    await poll.end()
    expect(await poll.read()).toMatchObject({ moodScore: 2, floor: 4 })
  })

  test('ANON-25, MOOD-23: after a resume changes are held back until as many have answered again', async () => {
    const place = await teamPlace(app)
    await setFloor(place, 4)
    const poll = await startTeamPoll(place)
    await poll.answer(4, 1)
    await poll.end()
    const first = { moodValues: [4, 0, 0, 0, 0], floor: 4 }
    expect(await poll.read()).toMatchObject(first)
    await poll.resume()
    await poll.answer(3, 5)
    await poll.end()
    expect(await poll.read()).toMatchObject(first)
    await poll.resume()
    await poll.answer(1, 5)
    await poll.end()
    expect(await poll.read()).toMatchObject({ moodValues: [4, 0, 0, 0, 4] })
  })

  test('ANON-25, MOOD-23: a person who answered as a guest and signed in is not the difference', async () => {
    const poll = await startTeamPoll(await teamPlace(app))
    const answer = (browser: TestBrowser, value: number) =>
      browser.post(`${poll.path}/polls`, { mood: { uid: null, value } })
    const [home, visitor] = [openBrowser(app.url), openBrowser(app.url)]
    const { email } = await signUp(home)
    await visitor.get('/uid')
    await answer(visitor, 1)
    await answer(home, 3)
    await poll.answer(3, 5)
    await poll.end()
    const first = { moodValues: [1, 0, 1, 0, 3], answers: 5 }
    expect(await poll.read()).toMatchObject(first)
    await poll.resume()
    await visitor.post('/api/auth/sign-in/email', { email, password: PASSWORD })
    expect((await answer(visitor, 3)).status).toBe(200)
    expect(await poll.read()).toMatchObject({ moodValues: null, answers: 4 })
    await poll.end()
    expect(await poll.read()).toMatchObject(first)
  })

  test('ANON-25, MOOD-23: what was disclosed stays when a participant is removed or deletes the account', async () => {
    const place = await teamPlace(app)
    const poll = await startTeamPoll(place)
    const [removed, erased] = [openBrowser(app.url), openBrowser(app.url)]
    for (const [at, browser] of [removed, erased].entries()) {
      await signUp(browser)
      expect((await browser.post(`${poll.path}/polls`, { mood: { uid: null, value: at + 1 } })).status).toBe(
        200,
      )
    }
    await poll.answer(2, 5)
    await poll.end()
    const first = { moodValues: [1, 1, 0, 0, 2], answers: 4 }
    expect(await poll.read()).toMatchObject(first)
    const lead = await joinBoard(app.url, poll.boardId, place.owner.browser.cookie())
    onTestFinished(() => lead.close())
    const guest = await joinBoard(app.url, poll.boardId, removed.cookie())
    onTestFinished(() => guest.close())
    const { id: person } = guest.joined.you
    expect(await lead.send({ type: 'remove-person', person })).toMatchObject({ ok: true })
    expect((await erased.delete('/api/user-profile', { password: PASSWORD })).status).toBe(200)
    await poll.resume()
    await poll.end()
    expect(await poll.read()).toMatchObject(first)
  })

  test('ANON-26, MOOD-26: a board without a team has the lowest floor, whatever its creator owns', async () => {
    const place = await teamPlace(app)
    await setFloor(place, 10)
    const { browser } = place.owner
    const { body } = await browser.post('/api/boards', { name: 'Nobody’s retro', columns: ['Sun'] })
    const { id } = body as { id: string }
    const poll = await startPoll(browser, id, `/api/board/${id}`)
    await poll.answer(3, 5)
    await poll.end()
    expect(await poll.read()).toMatchObject({ moodScore: 5, floor: 3 })
  })
})
