import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from './start-app.ts'
import { openBrowser } from './test-browser.ts'

let app: TestApp
let paths: Record<string, object>
beforeAll(async () => {
  app = await startApp()
  paths = ((await openBrowser(app.url).get('/api/docs/json')).body as { paths: typeof paths }).paths
})
afterAll(() => app.close())

/** The calls of a board besides its socket (board.md §7), and those about teams, pulse models and formats (teams.md §7). */
const CALLS = [
  ['get', '/api/board/{id}'],
  ['post', '/api/team/{teamId}/board/{boardId}/settings'],
  ['get', '/api/board/{id}/history'],
  ['get', '/api/board/{id}/trash'],
  ['get', '/api/board/{id}/facilitators'],
  ['get', '/api/board/{id}/export'],
  ['get', '/api/team/{teamId}/board/{boardId}/export'],
  ['post', '/api/team/{teamId}/import'],
  ['post', '/api/board/{id}/feedback'],
  ['get', '/api/team/{teamId}/slack-settings'],
  ['post', '/api/team/{teamId}/slack-message'],
  ['post', '/api/team/{teamId}/settings'],
  ['delete', '/api/team/{teamId}'],
  ['post', '/api/team/{teamId}/restore'],
  ['post', '/api/team/{teamId}/invite'],
  ['get', '/api/team/{teamId}/invitation'],
  ['post', '/api/team/{teamId}/join'],
  ['post', '/api/team/{teamId}/user-meta'],
  ['delete', '/api/team/{teamId}/member/{userId}'],
  ['get', '/api/org/{id}/pulse-models'],
  ['put', '/api/org/{id}/pulse-model'],
  ['post', '/api/org/{id}/pulse-model/{modelId}'],
  ['post', '/api/org/{id}/pulse-model/{modelId}/toggle'],
  ['delete', '/api/org/{id}/pulse-model/{modelId}'],
  ['post', '/api/org/{id}/pulse-model/{modelId}/restore'],
  ['get', '/api/team/{teamId}/pulse-models'],
  ['get', '/api/search/team/{teamId}'],
  ['get', '/api/org/{id}/retro-formats'],
  ['put', '/api/org/{id}/retro-formats'],
  ['delete', '/api/org/{id}/retro-formats/{formatId}'],
  ['post', '/api/org/{id}/retro-formats/{formatId}/restore'],
  ['get', '/api/gifs/search'],
  ['get', '/api/gifs/posts'],
  ['get', '/api/photos/search'],
  ['get', '/api/photos/download'],
] as const

describe('the calls besides the socket', () => {
  test.each(CALLS)('%s %s is described for programs', (method, path) => {
    expect(Object.keys(paths[path] ?? {})).toContain(method)
  })

  const page = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8')
  test.each(CALLS)('%s %s is in docs/protocol.md', (method, path) => {
    expect(page).toContain(`\`${method.toUpperCase()} ${path}`)
  })
})
