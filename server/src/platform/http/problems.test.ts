import { HTTP_STATUS, type RefusalCode } from '@retropulse/contract/refusal'
import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { CODE_OF_STATUS } from './problems.ts'
import { testHttpApp } from './testing/test-http-app.ts'

const ID = z.object({ id: z.string().max(5) })
const BODY = z.strictObject({
  name: z.string().min(2).max(4),
  list: z.array(z.number()).optional(),
})

async function appWithRoutes() {
  const { app, logged } = await testHttpApp()
  app.post('/things/:id', { schema: { params: ID, body: BODY } }, () => ({ ok: true }))
  app.get('/bug', () => {
    throw new TypeError('secret text of somebody')
  })
  app.get('/outage', () => {
    throw Object.assign(new Error('connect failed'), { code: 'ECONNREFUSED' })
  })
  app.get('/wrong-answer', { schema: { response: { 200: ID } } }, () => ({ id: 'longer than five' }))
  return { app, logged }
}

const post = (payload: unknown, url = '/things/a') =>
  ({
    method: 'POST',
    url,
    payload: JSON.stringify(payload),
    headers: { 'content-type': 'application/json' },
  }) as const

describe('all errors have one shape', () => {
  test('codes and statuses agree with the contract', () => {
    for (const [status, code] of Object.entries(CODE_OF_STATUS)) {
      expect(HTTP_STATUS[code as RefusalCode]).toBe(Number(status))
    }
  })

  test('API-5, ERROR-15: a refused body names each wrong field and what is wrong with it', async () => {
    const { app } = await appWithRoutes()
    const cases: [unknown, object][] = [
      [{ name: 'a' }, { name: 'too-short' }],
      [
        { name: 'abcde', list: [1, 'x'] },
        { name: 'too-long', 'list.1': 'invalid' },
      ],
      [
        { name: null, extra: 1, more: 2 },
        { name: 'invalid', extra: 'unknown', more: 'unknown' },
      ],
      [{}, { name: 'invalid' }],
      [null, {}],
      ['text', {}],
      [[], {}],
    ]
    for (const [payload, fields] of cases) {
      const answer = await app.inject(post(payload))
      expect([answer.statusCode, answer.json()]).toEqual([400, { code: 'bad-request', fields }])
    }
  })

  test.each([
    ['{"name":', 'application/json', 400, 'bad-request'],
    ['', 'application/json', 400, 'bad-request'],
    ['{"__proto__":{"name":"ab"}}', 'application/json', 400, 'bad-request'],
    ['name=ab', 'application/x-www-form-urlencoded', 415, 'bad-request'],
    [JSON.stringify({ name: 'x'.repeat(1000) }), 'application/json', 413, 'too-large'],
  ])('LIMIT-5, API-7, ERROR-15: %s as %s is answered %i', async (payload, type, status, code) => {
    const { app } = await appWithRoutes()
    const answer = await app.inject({ ...post(null), payload, headers: { 'content-type': type } })
    expect([answer.statusCode, answer.json()]).toEqual([status, { code }])
  })

  test('API-3: an id of an impossible shape, and a path that cannot be decoded, are not found', async () => {
    const { app } = await appWithRoutes()
    const long = await app.inject(post({ name: 'abc' }, '/things/abcdefg'))
    expect([long.statusCode, long.json()]).toEqual([404, { code: 'not-found' }])
    const undecodable = await app.inject(post({ name: 'abc' }, '/things/%zz%zz%'))
    expect([undecodable.statusCode, undecodable.json()]).toEqual([404, { code: 'not-found' }])
  })

  test('ERROR-16: a bug is logged and not disclosed to the client', async () => {
    const { app, logged } = await appWithRoutes()
    const answer = await app.inject('/bug?q=what+somebody+searched')
    expect([answer.statusCode, answer.json()]).toEqual([500, { code: 'internal-error' }])
    expect(logged).toHaveLength(1)
    expect(JSON.parse(logged[0]!)).toMatchObject({ method: 'GET', route: '/bug', err: { type: 'TypeError' } })
    expect(logged[0]).not.toContain('searched')
    expect((await app.inject('/wrong-answer')).json()).toEqual({ code: 'internal-error' })
  })

  test('ERROR-16: a database that is away is answered as unavailable, and is no bug', async () => {
    const { app } = await appWithRoutes()
    const answer = await app.inject('/outage')
    expect([answer.statusCode, answer.json()]).toEqual([503, { code: 'unavailable' }])
  })

  test('bytes that are no HTTP end the connection, and not the server', async () => {
    const { app } = await appWithRoutes()
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(Number(port), '127.0.0.1', () => socket.write('\0\0\0 nonsense\r\n\r\n'))
      let text = ''
      socket.on('data', (data) => (text += String(data)))
      socket.on('close', () => resolve(text))
    })
    expect(answer).toMatch(/^HTTP\/1.1 400/)
    expect((await fetch(`http://127.0.0.1:${port}/things`)).status).toBe(404)
    await app.close()
  })
})
