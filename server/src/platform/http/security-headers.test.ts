import { describe, expect, test } from 'vitest'
import { testHttpApp } from './testing/test-http-app.ts'

async function headersOf(publicUrl?: string) {
  const { app } = await testHttpApp({ publicUrl })
  return (await app.inject('/nowhere')).headers
}

describe('the security headers', () => {
  test('allow scripts and connections of this server and YouTube’s player only, and pictures from everywhere', async () => {
    const policy = String((await headersOf())['content-security-policy']).split(';')
    expect(policy).toContain("default-src 'self'")
    expect(policy).toContain(
      "script-src 'self' https://www.youtube.com/iframe_api https://www.youtube.com/s/player/",
    )
    expect(policy).toContain("worker-src 'self'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy.join(';')).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|upgrade-insecure-requests/)
  })

  test.each([
    ['https://retro.example', "img-src 'self' data: https:"],
    ['http://retro.local', "img-src 'self' data: https: http:"],
    [undefined, "img-src 'self' data: https: http:"],
  ])('BG-8: pictures over http only where PUBLIC_URL is not https: %s', async (publicUrl, expected) => {
    const policy = String((await headersOf(publicUrl))['content-security-policy']).split(';')
    expect(policy).toContain(expected)
  })

  test.each([
    ['https://retro.example', 'retro.internal', "'self' wss://retro.example"],
    ['http://retro.local:3000', 'retro.internal', "'self' ws://retro.local:3000"],
    [undefined, 'localhost:3000', "'self' ws://localhost:3000 wss://localhost:3000"],
    [undefined, '[::1]:3000', "'self' ws://[::1]:3000 wss://[::1]:3000"],
    [undefined, "evil.example; script-src 'unsafe-inline'", "'self' 'self'"],
    [undefined, '*', "'self' 'self'"],
  ])(
    'connections go to our own host alone: PUBLIC_URL %s, asked as %s',
    async (publicUrl, host, expected) => {
      const { app } = await testHttpApp({ publicUrl })
      const { headers } = await app.inject({ url: '/nowhere', headers: { host } })
      const policy = String(headers['content-security-policy']).split(';')
      expect(policy.filter((directive) => directive.startsWith('connect-src'))).toEqual([
        `connect-src ${expected}`,
      ])
      expect(policy.filter((directive) => directive.startsWith('script-src'))).toHaveLength(1)
    },
  )

  test('REPORT-3: with a DSN pages may call its origin too, and without one no other than our own', async () => {
    const errorReportingDsn = 'https://0123456789abcdef@errors.example:8443/path/42'
    const { app } = await testHttpApp({ publicUrl: 'https://retro.example', errorReportingDsn })
    const { headers } = await app.inject('/nowhere')
    expect(String(headers['content-security-policy']).split(';')).toContain(
      "connect-src 'self' wss://retro.example https://errors.example:8443",
    )
    expect(String((await headersOf())['content-security-policy'])).not.toContain('errors.example')
  })

  test('MEDIA-13: the referrer is the origin, so that YouTube’s videos play', async () => {
    expect((await headersOf())['referrer-policy']).toBe('strict-origin-when-cross-origin')
  })

  test('strict transport security is sent on https only', async () => {
    expect(await headersOf()).not.toHaveProperty('strict-transport-security')
    expect(await headersOf('http://retro.local')).not.toHaveProperty('strict-transport-security')
    expect((await headersOf('https://retro.example'))['strict-transport-security']).toMatch(
      /^max-age=31536000/,
    )
  })
})
