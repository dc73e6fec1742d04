import { normalizeIP } from '@fastify/rate-limit'
import fc from 'fast-check'
import { fastify } from 'fastify'
import { describe, expect, test } from 'vitest'
import { createClientAddress } from './client-address.ts'

const ADDRESSES = [
  '127.0.0.1',
  '10.0.0.5',
  '10.1.2.3',
  '203.0.113.7',
  '::ffff:10.0.0.5',
  '2001:db8::1',
  '::1',
]
const TRUSTS: readonly (boolean | readonly string[])[] = [
  false,
  true,
  ['10.0.0.5'],
  ['127.0.0.1', '10.0.0.0/8'],
  ['2001:db8::/32', '::1'],
]

describe('the address behind a handshake', () => {
  test.each(TRUSTS)('is the one that Fastify computes for a request, trusting %j', async (trust) => {
    const app = fastify({
      trustProxy: trust === true ? (_address, hop) => hop === 0 : trust === false ? false : [...trust],
    })
    app.get('/', (request) => ({ ip: normalizeIP(request.ip) }))
    const addressOf = createClientAddress(trust)
    const address = fc.constantFrom(...ADDRESSES)
    await fc.assert(
      fc.asyncProperty(address, fc.array(address, { maxLength: 4 }), async (remoteAddress, forwarded) => {
        const headers = forwarded.length === 0 ? {} : { 'x-forwarded-for': forwarded.join(', ') }
        const answer = await app.inject({ url: '/', remoteAddress, headers })
        const { ip } = answer.json<{ ip: string }>()
        expect(addressOf({ headers, socket: { remoteAddress } as never })).toBe(ip)
      }),
      { numRuns: 60, seed: 6 },
    )
    await app.close()
  })

  test('is the peer’s where no proxy is trusted, whatever the request claims', () => {
    const headers = { 'x-forwarded-for': '198.51.100.1' }
    const socket = { remoteAddress: '203.0.113.7' } as never
    expect(createClientAddress(false)({ headers, socket })).toBe('203.0.113.7')
    expect(createClientAddress(true)({ headers, socket })).toBe('198.51.100.1')
  })
})
