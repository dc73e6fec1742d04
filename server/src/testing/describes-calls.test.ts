import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from './start-app.ts'
import { openBrowser } from './test-browser.ts'

let app: TestApp
/** As `GET /api/board/{id}`. */
let calls: readonly string[]
beforeAll(async () => {
  // Some calls are there only with a mail server or with Slack.
  app = await startApp({
    SMTP_URL: 'smtp://127.0.0.1:9',
    SLACK_CLIENT_ID: 'app',
    SLACK_CLIENT_SECRET: 'secret of the app',
  })
  const { body } = await openBrowser(app.url).get('/api/docs/json')
  const { paths } = body as { paths: Record<string, object> }
  calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
})
afterAll(() => app.close())

/** What the page has of calls, without what stands behind the path. */
const told = new Set(
  [
    ...readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8').matchAll(
      /`((?:GET|POST|PUT|DELETE) \/[^`?]*)/g,
    ),
  ].map(([, call = '']) => call),
)

describe('all calls that the product takes (board.md §7, teams.md §7)', () => {
  test('each is in docs/protocol.md', () => {
    expect(calls.length).toBeGreaterThan(90)
    expect(calls.filter((call) => !told.has(call))).toEqual([])
  })

  test('docs/protocol.md has no others: each that it tells of is described for programs', () => {
    expect([...told].filter((call) => !calls.includes(call))).toEqual([])
  })
})
