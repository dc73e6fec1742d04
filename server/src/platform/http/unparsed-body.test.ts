import { afterEach, expect, test } from 'vitest'
import type { HttpApp } from './http-app.ts'
import { testHttpApp } from './testing/test-http-app.ts'
import { bytesOf, headerOf, withUnparsedBody } from './unparsed-body.ts'

let app: HttpApp
afterEach(() => app.close())

async function hookApp() {
  app = (await testHttpApp()).app
  withUnparsedBody(app, { mediaType: 'application/json', bodyLimit: 20 }, (scope) => {
    scope.post('/hook', (request) => ({
      bytes: bytesOf(request).toString('latin1'),
      signature: headerOf(request, 'x-signature') ?? null,
    }))
  })
  app.post('/page', ({ body }) => ({ body }))
}

const post = (url: string, payload: string, type = 'application/json') =>
  app.inject({ method: 'POST', url, payload, headers: { 'content-type': type, 'x-signature': 'abc' } })

test('a signed message arrives byte for byte, also when it is no JSON, and other routes parse theirs', async () => {
  await hookApp()
  expect((await post('/hook', '{ "a":1 }')).json()).toEqual({ bytes: '{ "a":1 }', signature: 'abc' })
  expect((await post('/hook', '{')).json()).toMatchObject({ bytes: '{' })
  expect((await post('/page', '{"a":1}')).json()).toEqual({ body: { a: 1 } })
})

test('another media type and too many bytes are refused, and no body is no bytes', async () => {
  await hookApp()
  expect((await post('/hook', 'a=1', 'application/x-www-form-urlencoded')).statusCode).toBe(415)
  expect((await post('/hook', `"${'x'.repeat(30)}"`)).statusCode).toBe(413)
  const empty = await app.inject({ method: 'POST', url: '/hook' })
  expect(empty.json()).toEqual({ bytes: '', signature: null })
})
