import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import type { HttpApp } from './http-app.ts'
import { publicRoutesOn } from './route.ts'
import { testHttpApp } from './testing/test-http-app.ts'

let app: HttpApp
afterEach(() => app.close())

/** A server with a call that waits; `signals` are those of its requests. */
async function waitingServer(signals: AbortSignal[], waits: boolean): Promise<number> {
  app = (await testHttpApp()).app
  publicRoutesOn(app).post('/wait', {
    body: z.object({ text: z.string() }),
    call: async ({ cancelled }) => {
      signals.push(cancelled)
      if (waits) await once(cancelled, 'abort')
      return { ok: true }
    },
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return (app.server.address() as AddressInfo).port
}

function post(port: number) {
  const headers = { 'content-type': 'application/json' }
  const sent = request({ port, host: '127.0.0.1', path: '/wait', method: 'POST', headers })
  sent.on('error', () => undefined)
  sent.end('{"text":"x"}')
  return sent
}

test('a client that goes away cancels its call, although the body has been read', async () => {
  const signals: AbortSignal[] = []
  const sent = post(await waitingServer(signals, true))
  await expect.poll(() => signals.length).toBe(1)
  expect(signals[0]?.aborted).toBe(false)
  sent.destroy()
  await expect.poll(() => signals[0]?.aborted).toBe(true)
})

test('an answered call is not cancelled', async () => {
  const signals: AbortSignal[] = []
  const sent = post(await waitingServer(signals, false))
  const [response] = (await once(sent, 'response')) as [NodeJS.ReadableStream]
  response.resume()
  await once(response, 'end')
  expect(signals.map(({ aborted }) => aborted)).toEqual([false])
})
