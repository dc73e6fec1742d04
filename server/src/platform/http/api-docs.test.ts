import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { describeApi } from './api-docs.ts'
import type { HttpApp } from './http-app.ts'
import { testHttpApp } from './testing/test-http-app.ts'

let app: HttpApp
let url: string
beforeAll(async () => {
  app = (await testHttpApp()).app
  await describeApi(app, 'Things', 1000)
  const schema = { params: z.object({ id: z.string() }), response: { 200: z.object({ name: z.string() }) } }
  app.get('/api/things/:id', { schema }, () => ({ name: 'a thing' }))
  url = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

describe('the description of the API', () => {
  test('API-2: it is made from the schemas of the routes', async () => {
    const description = (await (await fetch(`${url}/api/docs/json`)).json()) as {
      paths: Record<string, object>
    }
    expect(Object.keys(description.paths)).toEqual(['/api/things/{id}'])
    expect(JSON.stringify(description)).toMatch(/"200":.*"name":\{"type":"string"\}/)
  })

  test('its page works under the security headers of the product', async () => {
    const page = await fetch(`${url}/api/docs`)
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'")
    const html = await page.text()
    const scripts = [...html.matchAll(/<script([^>]*)>([^<]*)<\/script>/g)]
    expect(scripts.length).toBeGreaterThan(0)
    for (const [, attributes = '', inline = ''] of scripts) {
      expect(inline.trim()).toBe('')
      const src = /src="([^"]+)"/.exec(attributes)?.[1] ?? ''
      const script = await fetch(new URL(src, `${url}/api/docs`))
      expect([script.status, script.headers.get('content-type')]).toEqual([
        200,
        expect.stringMatching(/javascript/),
      ])
    }
  })

  test('LIMIT-4: it is answered a fifth as often as other requests of an address', async () => {
    const { app: strict } = await testHttpApp()
    await describeApi(strict, 'Things', 10)
    await strict.ready()
    const statuses: number[] = []
    for (let count = 0; count < 4; count += 1)
      statuses.push((await strict.inject('/api/docs/json')).statusCode)
    expect(statuses).toEqual([200, 200, 429, 429])
  })
})
