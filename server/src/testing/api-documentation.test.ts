import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from './start-app.ts'
import { openBrowser } from './test-browser.ts'

let app: TestApp
/** Each in the form `GET /api/board/{id}`. */
let calls: readonly string[]
beforeAll(async () => {
  // Some calls exist only with a mail server, with Slack, or with an analytics service.
  app = await startApp({
    ANALYTICS_URL: 'http://127.0.0.1:9/events',
    SMTP_URL: 'smtp://127.0.0.1:9',
    SLACK_CLIENT_ID: 'app',
    SLACK_CLIENT_SECRET: 'secret of the app',
    SLACK_SIGNING_SECRET: 'word',
  })
  const { body } = await openBrowser(app.url).get('/api/docs/json')
  const { paths } = body as { paths: Record<string, object> }
  calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
})
afterAll(() => app.close())

/** The calls of docs/protocol.md, without the query behind the path. */
const told = new Set(
  [
    ...readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8').matchAll(
      /`((?:GET|POST|PUT|PATCH|DELETE) \/[^`?]*)/g,
    ),
  ].map(([, call = '']) => call),
)

describe('the calls of the API', () => {
  test('API-2, WIRE-13: each is in docs/protocol.md', () => {
    expect(calls.length).toBeGreaterThan(90)
    expect(calls.filter((call) => !told.has(call))).toEqual([])
  })

  test('API-2: docs/protocol.md has no others: each of its calls is described in OpenAPI', () => {
    expect([...told].filter((call) => !calls.includes(call))).toEqual([])
  })
})
