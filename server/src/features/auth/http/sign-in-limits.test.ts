import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import { openBrowser, PASSWORD, signUp } from '../../../testing/test-browser.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ TRUST_PROXY: 'true', REQUESTS_PER_MINUTE: '200' })
})
afterAll(() => app.close())

const wrong = { email: 'ann@example.com', password: 'a wrong guess' }

function attempt(from: string, body: object = wrong) {
  return openBrowser(app.url).post('/api/auth/sign-in/email', body, { 'x-forwarded-for': from })
}

describe('guessing passwords', () => {
  test('AUTH-30: ends after ten attempts a minute at one account, also with the right password', async () => {
    await signUp(openBrowser(app.url), { email: wrong.email })
    for (let tries = 0; tries < 10; tries++) expect((await attempt('203.0.113.1')).status).toBe(401)
    const { status, body, headers } = await attempt('203.0.113.1', { ...wrong, password: PASSWORD })
    expect([status, body]).toEqual([429, { code: 'too-fast' }])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await attempt('203.0.113.1', { ...wrong, email: ' ANN@example.com' })).status).toBe(429)
  })

  test('AUTH-10: locks out neither the owner of the account nor colleagues at the same address', async () => {
    expect((await attempt('203.0.113.2', { ...wrong, password: PASSWORD })).status).toBe(200)
    expect((await attempt('203.0.113.1', { ...wrong, email: 'bo@example.com' })).status).toBe(401)
  })

  test('AUTH-31: ends at one address after a tenth of its requests, whatever the accounts', async () => {
    const statuses = []
    for (let at = 0; at < 21; at++) {
      statuses.push((await attempt('203.0.113.3', { ...wrong, email: `person${at}@example.com` })).status)
    }
    expect(statuses).toEqual([...Array<number>(20).fill(401), 429])
  })

  test('AUTH-31: an address that the client wrote into X-Forwarded-For does not get around the limit', async () => {
    expect((await attempt('198.51.100.7, 203.0.113.3')).status).toBe(429)
  })
})

describe('guessing one password from many addresses', () => {
  const at = (host: number) => `198.51.100.${host}`

  test('AUTH-10, AUTH-32: is slowed to an attempt a minute from each, and the owner signs in from another address', async () => {
    const { email } = await signUp(openBrowser(app.url))
    const guess = { email, password: 'a wrong guess' }
    for (let tries = 0; tries < 10; tries += 1) {
      const guesses = await Promise.all([1, 2, 3].map((host) => attempt(at(host), guess)))
      expect(guesses.map(({ status }) => status)).toEqual([401, 401, 401])
    }
    expect((await attempt(at(4), guess)).status).toBe(401)
    expect((await attempt(at(4), guess)).status).toBe(429)
    expect((await attempt(at(5), { email, password: PASSWORD })).status).toBe(200)
    expect((await attempt(at(4), { ...guess, email: 'bo@example.com' })).status).toBe(401)
  })
})
