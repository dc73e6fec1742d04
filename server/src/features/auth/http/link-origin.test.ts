import { expect, test } from 'vitest'
import { linkOriginOf } from './link-origin.ts'

const from = (host: string) => ({ protocol: 'http' as const, host, hostname: host.replace(/:\d+$/, '') })

test('with PUBLIC_URL, links lead there, whatever host a request names', () => {
  expect(linkOriginOf(from('evil.example'), 'https://retro.example.com')).toBe('https://retro.example.com')
})

test.each([
  'localhost:3000',
  '127.0.0.1:3000',
  '192.168.1.7:3000',
  '[::1]:3000',
  'retro',
  'retro.local',
  '10.0.0.4',
])('without it, %s is a host of the own network', (host) => {
  expect(linkOriginOf(from(host), undefined)).toBe(`http://${host}`)
})

test.each([
  'evil.example',
  '203.0.113.9:3000',
  'localhost.evil.example',
  '[2001:db8::1]',
  '127.0.0.1.evil.example',
  '',
])('without it, no link carries a token to %s: anybody can name a host', (host) => {
  expect(linkOriginOf(from(host), undefined)).toBeNull()
})
