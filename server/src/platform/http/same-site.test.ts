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

describe('AUTH-6: writes from pages of other sites are refused', () => {
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

  test('AUTH-6: with a PUBLIC_URL only that origin is accepted, whatever host the request names', async () => {
    const publicUrl = 'https://retro.example.com'
    expect(await statusOf({ origin: publicUrl }, publicUrl)).toBe(200)
    expect(await statusOf({ origin: 'http://retro.test:3000' }, publicUrl)).toBe(403)
    expect(await statusOf({ origin: 'https://evil.test', host: 'evil.test' }, publicUrl)).toBe(403)
  })

  test('reads are not checked: the browser protects them', async () => {
    expect(
      await statusOf({ 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' }, undefined, 'GET'),
    ).toBe(200)
  })
})
