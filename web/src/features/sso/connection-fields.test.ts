import type { SsoConnection } from '@retropulse/contract/sso'
import { describe, expect, test } from 'vitest'
import { changeOf, checkFields, explainSaving, fieldsOf, inputOf } from './connection-fields.ts'

const saved: SsoConnection = {
  id: 'one',
  domains: [
    { name: 'corp.example', isProven: true },
    { name: 'corp.co.example', isProven: false },
  ],
  issuer: 'https://login.example',
  clientId: 'retropulse',
  isEnforced: false,
}
const typed = {
  domains: 'corp.example',
  issuer: 'https://login.example',
  clientId: 'retropulse',
  secret: 'word',
}
const said = (errors: object) =>
  Object.fromEntries(Object.entries(errors).filter(([, text]) => text !== undefined))

describe('SSO-9, SSO-28: what the dialog says before a connection is sent', () => {
  test('nothing about a valid connection', () => {
    expect(said(checkFields(typed, null))).toEqual({})
    expect(said(checkFields(fieldsOf(saved), saved))).toEqual({})
  })

  test.each([
    [{ domains: ' , ' }, 'domains', 'Enter at least one domain'],
    [{ domains: 'corp' }, 'domains', '“corp” isn’t a domain. Enter the part after the @ of an address.'],
    [
      { domains: 'corp.example, Gmail.com' },
      'domains',
      'Anyone can get an address at gmail.com. Use a domain you own.',
    ],
    [{ issuer: 'login.example' }, 'issuer', 'Enter an address that starts with https://'],
    [{ clientId: ' ' }, 'clientId', 'Enter the client ID'],
    [{ secret: '' }, 'secret', 'Enter the client secret'],
  ])('%j', (change, field, text) => {
    expect(said(checkFields({ ...typed, ...change }, null))).toEqual({ [field]: text })
  })

  test('SSO-4: another issuer needs its own secret', () => {
    const moved = { ...fieldsOf(saved), issuer: 'https://other.example' }
    expect(said(checkFields(moved, saved))).toEqual({ secret: 'Another issuer needs its own client secret' })
    expect(said(checkFields({ ...moved, secret: 'its own' }, saved))).toEqual({})
  })
})

describe('the connection that is sent', () => {
  test('SSO-9: has the domains split as people type them', () => {
    const domains = '@corp.example; corp.co.example,\n third.example '
    expect(inputOf({ ...typed, domains }).domains).toEqual([
      '@corp.example',
      'corp.co.example',
      'third.example',
    ])
  })

  test('has only what has changed, of an edited connection', () => {
    expect(changeOf(fieldsOf(saved), saved)).toEqual({ domains: ['corp.example', 'corp.co.example'] })
    expect(changeOf({ ...typed, clientId: 'other' }, saved)).toEqual({
      domains: ['corp.example'],
      clientId: 'other',
      secret: 'word',
    })
  })
})

describe('refusals of the server, beside their field', () => {
  test.each([
    [{ code: 'sso-issuer-unreachable', status: 502 }, 'issuer'],
    [{ code: 'bad-request', status: 400, fields: { issuer: 'invalid' } }, 'issuer'],
    [{ code: 'bad-request', status: 400, fields: { secret: 'too-short' } }, 'secret'],
    [{ code: 'bad-request', status: 400, fields: { domains: 'public' } }, 'domains'],
    [{ code: 'bad-request', status: 400, fields: { domains: 'too-many' } }, 'form'],
    [{ code: 'forbidden', status: 403 }, 'form'],
    [{ code: 'unreachable', status: 0 }, 'form'],
  ])('%j is said at %s', (problem, field) => {
    expect(Object.keys(explainSaving(problem))).toEqual([field])
  })
})
