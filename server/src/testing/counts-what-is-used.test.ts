import { asId, type ColumnId, type NoteId } from '@retropulse/domain/kernel/ids'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  type AnalyticsServer,
  startAnalyticsServer,
} from '../integrations/analytics/testing/analytics-server.ts'
import { joinBoard } from './board-client.ts'
import { noteSaying, startRetro } from './retro.ts'
import { startApp, type TestApp } from './start-app.ts'
import { openBrowser } from './test-browser.ts'

let service: AnalyticsServer
let app: TestApp
beforeEach(async () => {
  service = await startAnalyticsServer()
  app = await startApp({ ANALYTICS_URL: service.url })
})
afterEach(async () => {
  await app.close()
  await service.close()
})

/** A facilitator writes, votes, and runs the timer and music. */
async function holdRetro(): Promise<readonly string[]> {
  const { boardId, teamId, facilitator } = await startRetro(app.url)
  const client = await joinBoard(app.url, boardId, facilitator.cookie())
  const noteId = asId<NoteId>('the-note-with-votes')
  for (const command of [
    noteSaying('The pier lights went out', noteId),
    {
      type: 'start-voting',
      contentId: asId<ColumnId>('c1'),
      allowedVotes: 3,
      resetVotes: true,
      showsTotals: false,
    },
    { type: 'cast-votes', noteId, votes: 1 },
    { type: 'cast-votes', noteId, votes: 2 },
    { type: 'set-done', done: true },
    { type: 'end-voting' },
    { type: 'start-timer', duration: 5 },
    { type: 'end-timer' },
    { type: 'start-media', source: 'https://youtu.be/dQw4w9WgXcQ', volume: 50 },
    { type: 'stop-media' },
  ] as const)
    expect(await client.send(command)).toMatchObject({ ok: true })
  client.close()
  return [boardId, teamId, noteId, 'pier', 'youtu', 'Fay', facilitator.cookie()]
}

describe('the server with ANALYTICS_URL', () => {
  test('REPORT-12, REPORT-13: Vote, Timer and Media are counted from what boards did, Copy and Click from what pages counted', async () => {
    const secrets = await holdRetro()
    const page = '/board/:id'
    const { status } = await openBrowser(app.url).post('/api/analytics', {
      events: [
        { event: 'Copy', action: 'button', page, count: 1 },
        { event: 'Copy', action: 'selection', page, count: 2 },
        { event: 'Click', action: '/team/:id/icebreaker-questions', page, count: 1 },
        { event: 'Click', action: 'button', page, count: 30 },
      ],
    })
    expect(status).toBe(204)
    // The last batch goes when the server stops.
    await app.close()
    expect(service.violations).toEqual([])
    expect(service.batches).toHaveLength(1)
    expect(service.batches[0]?.events).toEqual([
      { event: 'Vote', action: 'start', page: null, count: 1 },
      { event: 'Vote', action: 'cast', page: null, count: 2 },
      { event: 'Vote', action: 'done', page: null, count: 1 },
      { event: 'Vote', action: 'end', page: null, count: 1 },
      { event: 'Timer', action: 'set', page: null, count: 1 },
      { event: 'Timer', action: 'end', page: null, count: 1 },
      { event: 'Media', action: 'set', page: null, count: 1 },
      { event: 'Media', action: 'end', page: null, count: 1 },
      { event: 'Copy', action: 'button', page, count: 1 },
      { event: 'Copy', action: 'selection', page, count: 2 },
      { event: 'Click', action: '/team/:id/icebreaker-questions', page, count: 1 },
      { event: 'Click', action: 'button', page, count: 30 },
    ])
    for (const secret of secrets) expect(service.received()).not.toContain(secret)
    expect(service.received()).not.toMatch(/^cookie|127\.0\.0\.1(?!:\d+$)/im)
  })

  test('REPORT-14: a page sends words of routes and counts alone; everything else is refused', async () => {
    const click = { event: 'Click', action: 'button', page: '/', count: 1 }
    for (const events of [
      [],
      [{ ...click, page: '/board/V1StGXR8Z5jdHi6B' }],
      [{ ...click, action: 'Nora Lindqvist' }],
      [{ ...click, action: '/board/nora@example.com' }],
      [{ ...click, person: 'Nora' }],
      [{ ...click, count: 0 }],
      [{ ...click, count: 1e9 }],
      [{ ...click, event: 'Copy', action: 'the text that was copied' }],
      [{ ...click, event: 'Vote', action: 'cast' }],
      Array.from({ length: 51 }, () => click),
    ]) {
      const { status } = await openBrowser(app.url).post('/api/analytics', { events })
      expect([events[0], status]).toEqual([events[0], 400])
    }
    await app.close()
    expect(service.received()).toBe('')
  })

  test('REPORT-16: a service that refuses, or that never answers, slows neither boards nor the stop of the server', async () => {
    service.answerWith(503)
    await holdRetro()
    await app.close()
    expect(service.violations).toEqual([])
    expect(app.logged.join('')).toContain('Analytics events were dropped')
    expect(app.logged.join('')).not.toContain(service.url)

    app = await startApp({ ANALYTICS_URL: service.url })
    service.answerWith(null)
    await holdRetro()
    const began = performance.now()
    await app.close()
    expect(performance.now() - began).toBeLessThan(8000)
  })
})

test('REPORT-12: without ANALYTICS_URL there is no such call, and nothing is counted', async () => {
  const other = await startApp()
  try {
    const browser = openBrowser(other.url)
    expect((await browser.get('/status')).body).toMatchObject({ config: { countsAnalytics: false } })
    const { status } = await browser.post('/api/analytics', { events: [] })
    expect(status).toBe(404)
  } finally {
    await other.close()
  }
})
