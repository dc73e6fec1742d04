import { isServicePath } from '@retropulse/contract/service-paths'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import type { HttpApp } from './http-app.ts'
import { testHttpApp } from './testing/test-http-app.ts'
import { serveWeb } from './web-files.ts'

const PAGE = '<!doctype html><title>Retropulse</title>'
const BOARD_PAGE = '<!doctype html><title>A board</title>'
const SCRIPT = 'console.log("retro")'

let folder: string
let app: HttpApp
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'web-test-'))
  const dist = join(folder, 'dist')
  mkdirSync(join(dist, 'assets'), { recursive: true })
  writeFileSync(join(folder, 'secret'), 'not to be served')
  writeFileSync(join(dist, '.hidden'), 'not to be served')
  writeFileSync(join(dist, 'index.html'), PAGE)
  writeFileSync(join(dist, 'board.html'), BOARD_PAGE)
  writeFileSync(join(dist, 'favicon.svg'), '<svg/>')
  writeFileSync(join(dist, 'assets/app-3fa9.js'), SCRIPT)
  for (const name of ['reading-worker-1b.js', 'app-77.css', 'inter-9c.woff2', 'logo-5d.svg'])
    writeFileSync(join(dist, 'assets', name), '')
  writeFileSync(join(dist, 'assets/app-3fa9.js.br'), brotliCompressSync(SCRIPT))
  app = (await testHttpApp()).app
  app.get('/api/thing', () => ({ ok: true }))
  await serveWeb(app, dist, isServicePath)
})
afterAll(() => rmSync(folder, { recursive: true }))

const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

function get(url: string, headers: Record<string, string> = {}) {
  return app.inject({ url, headers })
}

describe('files of the web application', () => {
  test('with a hash in their name are cached for ever, and sent compressed', async () => {
    const answer = await get('/assets/app-3fa9.js', { 'accept-encoding': 'gzip, br' })
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': 'application/javascript; charset=utf-8',
      vary: 'accept-encoding',
    })
    expect(String(brotliDecompressSync(answer.rawPayload))).toBe(SCRIPT)
    expect((await get('/assets/app-3fa9.js')).body).toBe(SCRIPT)
  })

  test('are sent without a warning of Node.js, whether compressed or not', async () => {
    const warnings: string[] = []
    const note = ({ message }: Error) => warnings.push(message)
    process.on('warning', note)
    for (const path of ['/assets/app-3fa9.js', '/assets/logo-5d.svg', '/', '/board/V1StGXR8'])
      await get(path, { ...BROWSER, 'accept-encoding': 'gzip, deflate, br, zstd' })
    await setImmediate()
    process.off('warning', note)
    expect(warnings).toEqual([])
  })

  test.each([
    ['/assets/app-3fa9.js', false],
    ['/assets/app-77.css', false],
    ['/assets/inter-9c.woff2', false],
    ['/assets/reading-worker-1b.js', true],
    ['/assets/logo-5d.svg', true],
    ['/favicon.svg', true],
    ['/board/V1StGXR8', true],
  ])('%s has the restrictions of documents: %s', async (path, isRestricted) => {
    for (const encoding of ['br', 'identity']) {
      const { headers } = await get(path, { ...BROWSER, 'accept-encoding': encoding })
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' })
      for (const name of ['content-security-policy', 'x-frame-options', 'referrer-policy'])
        expect(headers[name] !== undefined, name).toBe(isRestricted)
    }
  })

  test('without a hash are revalidated, and not sent again when unchanged', async () => {
    const answer = await get('/favicon.svg')
    expect(answer.headers['cache-control']).toBe('no-cache')
    const again = await get('/favicon.svg', { 'if-none-match': String(answer.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  test('the icon that browsers request by themselves is the icon of the product', async () => {
    const answer = await get('/favicon.ico')
    expect([answer.statusCode, answer.headers.location]).toEqual([301, '/favicon.svg'])
  })

  test.each([
    '/../secret',
    '/%2e%2e/secret',
    '/assets/..%2f..%2fsecret',
    '/..%5csecret',
    '/%2e%2e/secret%',
    '/..%2fsecret%ff/..',
    '/.hidden',
    '//secret',
  ])('%s reaches no file outside the folder', async (path) => {
    expect((await get(path, BROWSER)).body).not.toContain('not to be served')
  })
})

describe('pages', () => {
  test.each(['/', '/login', '/board', '/dashboard/team/a/retros', '/no/such/page', '/100%', '/index.html'])(
    '%s is answered with the page',
    async (path) => {
      const answer = await get(path, BROWSER)
      expect([answer.statusCode, answer.body]).toEqual([200, PAGE])
      expect(answer.headers['cache-control']).toBe('no-cache')
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    },
  )

  test.each(['/board/V1StGXR8', '/board/a.b', '/board/x?y=/z', '/board/%', '/board/%ff?y=%'])(
    '%s is answered with the page of boards',
    async (path) => {
      const answer = await get(path, BROWSER)
      expect([answer.statusCode, answer.body]).toEqual([200, BOARD_PAGE])
      expect(answer.headers['cache-control']).toBe('no-cache')
    },
  )

  test('programs that preview links get the page too', async () => {
    expect((await get('/board/V1StGXR8', { accept: '*/*' })).body).toBe(BOARD_PAGE)
    const head = await app.inject({ method: 'HEAD', url: '/board/V1StGXR8', headers: BROWSER })
    expect([head.statusCode, head.body]).toEqual([200, ''])
  })

  test.each([
    ['/api/nothing', BROWSER],
    ['/api/board/%', BROWSER],
    ['/assets/%zz', BROWSER],
    ['/api', BROWSER],
    ['/payment/org/x/get', BROWSER],
    ['/unsplash/search/photos?query=sea', BROWSER],
    ['/uid/x', BROWSER],
    ['/status/x', BROWSER],
    ['/assets/app-old.js', BROWSER],
    ['/assets/app-old.js', { accept: '*/*' }],
    ['/data.json', { accept: '*/*' }],
    ['/board/x', { accept: 'application/json' }],
  ])('SHELL-60: %s for %j is not found', async (path, headers: Record<string, string>) => {
    const answer = await get(path, headers)
    expect([answer.statusCode, answer.json()]).toEqual([404, { code: 'not-found' }])
  })

  test('only reads are answered with the page', async () => {
    const answer = await app.inject({ method: 'POST', url: '/login', headers: BROWSER })
    expect([answer.statusCode, answer.json()]).toEqual([404, { code: 'not-found' }])
  })

  test('without a build there is no page, and the server does not crash', async () => {
    const { app: empty } = await testHttpApp()
    await serveWeb(empty, join(folder, 'nothing'), isServicePath)
    const answer = await empty.inject({ url: '/', headers: BROWSER })
    expect([answer.statusCode, answer.json()]).toEqual([404, { code: 'not-found' }])
  })
})
