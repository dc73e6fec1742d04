import type { ChangeSsoConnection, NewSsoConnection, SsoConnection } from '@retropulse/contract/sso'
import { isPublicMailDomain, readDomain } from '@retropulse/domain/orgs/email-domain'
import type { FormErrors } from '../../lib/form-errors.ts'
import type { Problem } from '../../lib/problem.ts'
import { t } from './messages.ts'

/** What is typed into the dialog of a connection. An empty secret keeps the saved one. */
export interface ConnectionFields {
  readonly domains: string
  readonly issuer: string
  readonly clientId: string
  readonly secret: string
}

export type ConnectionErrors = FormErrors<keyof ConnectionFields>

export function fieldsOf(connection: SsoConnection | null): ConnectionFields {
  if (connection === null) return { domains: '', issuer: '', clientId: '', secret: '' }
  const { domains, issuer, clientId } = connection
  return { domains: domains.map(({ name }) => name).join(', '), issuer, clientId, secret: '' }
}

/**
 * The errors that are known without asking the server; `saved` is the connection that is edited, null for a new one.
 */
export function checkFields(fields: ConnectionFields, saved: SsoConnection | null): ConnectionErrors {
  const { issuer, clientId } = fields
  return {
    domains: domainsError(splitDomains(fields.domains)),
    issuer: /^https?:\/\/[^\s/]/i.test(issuer.trim()) ? undefined : t('issuerInvalid'),
    clientId: clientId.trim() === '' ? t('clientIdMissing') : undefined,
    secret: secretError(fields, saved),
  }
}

/** A new connection, as it is sent. */
export function inputOf({ domains, issuer, clientId, secret }: ConnectionFields): NewSsoConnection {
  return {
    domains: splitDomains(domains),
    issuer: issuer.trim(),
    clientId: clientId.trim(),
    secret: secret.trim(),
  }
}

/** The changes of a connection, as they are sent. */
export function changeOf(fields: ConnectionFields, saved: SsoConnection): ChangeSsoConnection {
  const { domains, issuer, clientId, secret } = inputOf(fields)
  return {
    domains,
    ...(issuer !== saved.issuer && { issuer }),
    ...(clientId !== saved.clientId && { clientId }),
    ...(secret !== '' && { secret }),
  }
}

/** The text for a refusal of the server, beside the field that it is about. */
export function explainSaving({ code, fields }: Problem): ConnectionErrors {
  if (code === 'sso-issuer-unreachable') return { issuer: t('issuerUnreachable') }
  if (code === 'unreachable') return { form: t('unreachable') }
  if (fields?.['issuer'] !== undefined) return { issuer: t('issuerInvalid') }
  if (fields?.['secret'] !== undefined) return { secret: t('secretForIssuer') }
  if (fields?.['domains'] === 'too-many') return { form: t('domainsTooMany') }
  if (fields?.['domains'] !== undefined) return { domains: t('domainsInvalid') }
  return { form: t('failed') }
}

function splitDomains(typed: string): string[] {
  return typed.split(/[\s,;]+/).filter((word) => word !== '')
}

function domainsError(words: readonly string[]): string | undefined {
  if (words.length === 0) return t('domainsMissing')
  for (const word of words) {
    const domain = readDomain(word)
    if (domain === null) return t('domainInvalid', { domain: word })
    if (isPublicMailDomain(domain)) return t('domainPublic', { domain })
  }
  return undefined
}

function secretError({ issuer, secret }: ConnectionFields, saved: SsoConnection | null): string | undefined {
  if (secret.trim() !== '') return undefined
  if (saved === null) return t('secretMissing')
  return issuer.trim() === saved.issuer ? undefined : t('secretForIssuer')
}
