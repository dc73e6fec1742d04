import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import type { HttpApp } from './http-app.ts'
import { publicRoutesOn, routesOn } from './route.ts'
import { testHttpApp } from './testing/test-http-app.ts'

let app: HttpApp
afterEach(() => app.close())

/** A server whose callers are the value of their `x-name` header. */
async function namedCallers() {
  app = (await testHttpApp()).app
  return routesOn(app, { identify: (headers) => Promise.resolve(headers['x-name']) })
}

test('a route gets parsed input and its caller, and sends what it presents under its status', async () => {
  const route = await namedCallers()
  route.put('/shops/:id', {
    params: z.object({ id: z.string() }),
    query: z.object({ page: z.coerce.number() }),
    body: z.object({ name: z.string() }),
    answer: z.object({ text: z.string() }),
    status: 201,
    call: ({ caller, params, query, body }) => ({
      ok: true,
      all: [caller, params.id, query.page + 1, body.name],
    }),
    present: ({ all }) => ({ text: all.join(' ') }),
  })
  const answer = await app.inject({
    method: 'PUT',
    url: '/shops/one?page=7',
    headers: { 'x-name': 'nora' },
    payload: { name: 'Corner' },
  })
  expect([answer.statusCode, answer.json()]).toEqual([201, { text: 'nora one 8 Corner' }])
})

test('a route without an answer sends 204 and nothing', async () => {
  const route = await namedCallers()
  route.delete('/shop', { call: () => ({ ok: true }) })
  const answer = await app.inject({ method: 'DELETE', url: '/shop' })
  expect([answer.statusCode, answer.body]).toEqual([204, ''])
})

test('ERROR-15: a refusal is sent under the status of its code, with the wrong fields', async () => {
  const route = await namedCallers()
  const fields = { name: 'too-long' }
  route.get('/plain', { call: () => ({ ok: false, code: 'not-found' }) })
  route.get('/fields', { call: () => ({ ok: false, code: 'bad-request', fields }) })
  const [plain, wrong] = [await app.inject('/plain'), await app.inject('/fields')]
  expect([plain.statusCode, plain.json()]).toEqual([404, { code: 'not-found' }])
  expect([wrong.statusCode, wrong.json()]).toEqual([400, { code: 'bad-request', fields }])
})

test('ERROR-15: what does not fit the schemas reaches no use case', async () => {
  let calls = 0
  const route = await namedCallers()
  route.post('/shop', {
    body: z.object({ name: z.string() }),
    call: () => {
      calls += 1
      return { ok: true }
    },
  })
  const answer = await app.inject({ method: 'POST', url: '/shop', payload: { name: 1 } })
  expect([answer.statusCode, calls]).toEqual([400, 0])
})

test('a file is sent with the headers that its route sets', async () => {
  app = (await testHttpApp()).app
  publicRoutesOn(app).get('/file', {
    answer: z.string(),
    produces: ['text/csv'],
    call: () => ({ ok: true, text: 'a,b' }),
    present: ({ text }, _call, reply) => {
      reply.type('text/csv; charset=utf-8')
      return text
    },
  })
  const answer = await app.inject('/file')
  expect([answer.headers['content-type'], answer.body]).toEqual(['text/csv; charset=utf-8', 'a,b'])
})

test('a text that was made in parts is JSON, unless its route sets another type', async () => {
  app = (await testHttpApp()).app
  const route = publicRoutesOn(app)
  const call = () => ({ ok: true as const, parts: ['{"a":', '1}'] })
  route.post('/json', { answer: z.unknown(), status: 201, call, text: ({ parts }) => parts })
  route.get('/csv', {
    answer: z.string(),
    call,
    text: ({ parts }, _call, reply) => {
      reply.type('text/csv; charset=utf-8')
      return parts
    },
  })
  const [json, csv] = [await app.inject({ method: 'POST', url: '/json' }), await app.inject('/csv')]
  expect([json.statusCode, json.headers['content-type']]).toEqual([201, 'application/json; charset=utf-8'])
  expect([csv.statusCode, csv.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
  expect([json.body, csv.body]).toEqual(['{"a":1}', '{"a":1}'])
})
