import { expect, test } from 'vitest'
import { createSsoOffer } from './sso-offer.ts'

test('SSO-34: single sign-on is offered once a connection exists, cached for ten seconds and over an outage of the database', async () => {
  let answer: () => Promise<boolean> = () => Promise.resolve(false)
  let asked = 0
  let time = 0
  const hasAny = () => {
    asked += 1
    return answer()
  }
  const isOffered = createSsoOffer({ hasAny }, () => time)

  expect(await isOffered()).toBe(false)
  answer = () => Promise.resolve(true)
  time = 9999
  expect(await isOffered()).toBe(false)
  expect(asked).toBe(1)
  time = 10_000
  expect(await isOffered()).toBe(true)
  answer = () => Promise.reject(new Error('no database'))
  time = 20_000
  expect(await isOffered()).toBe(true)
})
