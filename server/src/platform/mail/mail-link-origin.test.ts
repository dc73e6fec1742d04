import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mailLinkOriginWith } from './mail-link-origin.ts'

const from = (host: string, protocol = 'http') => ({
  protocol: protocol as 'http',
  host,
  socket: { localPort: 3000 },
})
const mailed = mailLinkOriginWith({ publicUrl: undefined, isMailConfigured: true })
const kept = mailLinkOriginWith({ publicUrl: undefined, isMailConfigured: false })

test('MAIL-19: with PUBLIC_URL, links in email lead there, whatever host a request names', () => {
  const origin = mailLinkOriginWith({ publicUrl: 'https://retro.example.com', isMailConfigured: true })
  expect(origin(from('attacker.example'))).toBe('https://retro.example.com')
})

describe('without PUBLIC_URL', () => {
  test.each(['localhost:3000', '127.0.0.1:3000', '127.8.9.1', '[::1]:3000', 'localhost'])(
    'MAIL-19: links lead to the loopback address %s',
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
  ])('MAIL-19: no email with a link to %j is sent', (host) => {
    expect(mailed(from(host))).toBeNull()
  })

  test('MAIL-19: only the protocols http and https are accepted', () => {
    expect(mailed(from('localhost', 'javascript'))).toBeNull()
    expect(mailed(from('localhost', 'ftp'))).toBeNull()
  })

  test('MAIL-19: whatever surrounds a loopback address, the link leads to this machine or is refused', () => {
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
        // All of 127.0.0.0/8 is this machine: "127.0.0.1" and "80" make one such address.
        expect(hostname).toMatch(/^(?:localhost|\[::1\]|127(?:\.\d{1,3}){3})$/)
        expect(username + password).toBe('')
      }),
    )
  })

  test('MAIL-21: links in an email that stays in the outbox lead to this server on its own machine', () => {
    expect(kept(from('attacker.example'))).toBe('http://localhost:3000')
    expect(kept(from('192.168.1.7:3000'))).toBe('http://localhost:3000')
    expect(kept(from('127.0.0.1:8080'))).toBe('http://127.0.0.1:8080')
  })
})
