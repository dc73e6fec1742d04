import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mailLinkOriginWith } from './mail-link-origin.ts'

const from = (host: string, protocol = 'http') => ({
  protocol: protocol as 'http',
  host,
  socket: { localPort: 3000 },
})
const mailed = mailLinkOriginWith({ publicUrl: undefined, mailsOut: true })
const kept = mailLinkOriginWith({ publicUrl: undefined, mailsOut: false })

test('D43: with PUBLIC_URL, links lead there, whatever host a request names', () => {
  const origin = mailLinkOriginWith({ publicUrl: 'https://retro.example.com', mailsOut: true })
  expect(origin(from('attacker.example'))).toBe('https://retro.example.com')
})

describe('D43: without PUBLIC_URL', () => {
  test.each(['localhost:3000', '127.0.0.1:3000', '127.8.9.1', '[::1]:3000', 'localhost'])(
    'links lead to the loopback address %s',
    (host) => {
      expect(mailed(from(host))).toBe(`http://${host}`)
      expect(mailed(from(host, 'https'))).toBe(`https://${host}`)
    },
  )

  test.each([
    'localhost:80@attacker.example',
    'localhost@attacker.example:80',
    '134744072',
    '0x08080808',
    '2130706433',
    '0x7f000001',
    '127.1',
    '[::1]@evil',
    '[::1].evil.example',
    '[::ffff:127.0.0.1]',
    '[::ffff:8.8.8.8]',
    'localhost.evil.example',
    'evil.localhost',
    '127.0.0.1.evil.example',
    '127.0.0.1/path',
    'localhost#evil.example',
    'localhost?evil.example',
    'localhost\\@evil.example',
    '10.66.66.66',
    '192.168.1.7:3000',
    'evil',
    'retro.local',
    '0.0.0.0',
    '',
  ])('no email leaves with a link to %j', (host) => {
    expect(mailed(from(host))).toBeNull()
  })

  test('no protocol but http and https is believed', () => {
    expect(mailed(from('localhost', 'javascript'))).toBeNull()
    expect(mailed(from('localhost', 'ftp'))).toBeNull()
  })

  test('whatever is around a loopback address, a browser opens the link on this machine or there is none', () => {
    const part = fc.constantFrom(
      'localhost',
      '127.0.0.1',
      '[::1]',
      'evil.example',
      ':',
      '@',
      '.',
      '/',
      '\\',
      '#',
      '80',
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
        const origin = mailed(from(parts.join('')))
        if (origin === null) return
        const { hostname, username, password } = new URL(`${origin}/reset-password?token=secret`)
        expect(['localhost', '127.0.0.1', '[::1]']).toContain(hostname)
        expect(username + password).toBe('')
      }),
    )
  })

  test('an email that stays in the outbox leads to this server on its own machine', () => {
    expect(kept(from('attacker.example'))).toBe('http://localhost:3000')
    expect(kept(from('192.168.1.7:3000'))).toBe('http://localhost:3000')
    expect(kept(from('127.0.0.1:8080'))).toBe('http://127.0.0.1:8080')
  })
})
