import { describe, expect, test } from 'vitest'
import { testHttpApp } from './testing/test-http-app.ts'

async function statusOf(
  headers: Record<string, string>,
  publicUrl?: string,
  method: 'POST' | 'GET' = 'POST',
) {
  const { app } = await testHttpApp({ publicUrl })
  app.all('/change', () => ({ ok: true }))
  const answer = await app.inject({
    method,
    url: '/change',
    headers: { host: 'retro.test:3000', ...headers },
  })
  return answer.statusCode
}

describe('pages of other sites change nothing', () => {
  test.each([
    [{}, 200],
    [{ 'sec-fetch-site': 'same-origin', origin: 'http://localhost:5173' }, 200],
    [{ 'sec-fetch-site': 'none' }, 200],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site', origin: 'http://retro.test:3000' }, 403],
    [{ origin: 'http://retro.test:3000' }, 200],
    [{ origin: 'https://retro.test:3000' }, 200],
    [{ origin: 'http://retro.test' }, 403],
    [{ origin: 'http://evil.test' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'nonsense' }, 403],
  ])('%j is answered %i', async (headers: Record<string, string>, status) => {
    expect(await statusOf(headers)).toBe(status)
  })

  test('with a PUBLIC_URL only that origin is ours, whatever the host says', async () => {
    const publicUrl = 'https://retro.example.com'
    expect(await statusOf({ origin: publicUrl }, publicUrl)).toBe(200)
    expect(await statusOf({ origin: 'http://retro.test:3000' }, publicUrl)).toBe(403)
    expect(await statusOf({ origin: 'https://evil.test', host: 'evil.test' }, publicUrl)).toBe(403)
  })

  test('reading is left to the browser', async () => {
    expect(
      await statusOf({ 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' }, undefined, 'GET'),
    ).toBe(200)
  })
})
