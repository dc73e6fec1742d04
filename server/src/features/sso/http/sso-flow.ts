import { connectionIdSchema } from '@retropulse/contract/sso'
import { createHash, createHmac, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { openSignedText, signText } from '../../../platform/secret/signed-text.ts'

/** What a sign-in carries to the provider and back, in the signed state. */
export interface SsoFlowContext {
  readonly connectionId: string
  /** A path of this site. */
  readonly returnTo: string
  /** The sign-in began on a page of this site, and not by a link from elsewhere (SSO-16). */
  readonly isOwn: boolean
}

/** A sign-in that has begun: its state, and two secrets that only this browser together with the server can derive. */
export interface BegunFlow {
  readonly state: string
  readonly nonce: string
  readonly verifier: string
}

/** Milliseconds that a user has to sign in at the provider, with a second factor too (SSO-15). */
export const FLOW_GOOD_FOR_MS = 600_000

const stateSchema = z.strictObject({
  connectionId: connectionIdSchema,
  returnTo: z.string(),
  isOwn: z.boolean(),
  flow: z.string(),
  browser: z.string(),
  until: z.number(),
})

/** The secret in the browser's cookie while it signs in; one serves all of its tabs. */
export function newBrowserSecret(): string {
  return randomBytes(32).toString('base64url')
}

/**
 * SSO-15: begins a sign-in. The signed state holds the context and belongs to one browser; nonce and PKCE verifier are
 * derived from that browser's secret, so that any number of tabs can sign in and the server stores nothing.
 */
export function beginFlow(
  context: SsoFlowContext,
  browserSecret: string,
  key: string,
  now: number,
): BegunFlow {
  const flow = randomBytes(12).toString('base64url')
  const until = now + FLOW_GOOD_FOR_MS
  const text = JSON.stringify({ ...context, flow, browser: markOf(browserSecret), until })
  return {
    state: signText(Buffer.from(text).toString('base64url'), key),
    ...secretsOf(flow, browserSecret, key),
  }
}

/** Null when the state was not signed here, has expired, or belongs to another browser. */
export function resumeFlow(
  state: string,
  browserSecret: string,
  key: string,
  now: number,
): { readonly context: SsoFlowContext; readonly begun: BegunFlow } | null {
  const read = readState(state, key)
  if (read === null || read.browser !== markOf(browserSecret) || now >= read.until) return null
  const { flow, connectionId, returnTo, isOwn } = read
  return {
    context: { connectionId, returnTo, isOwn },
    begun: { state, ...secretsOf(flow, browserSecret, key) },
  }
}

/** The context of a state that was signed here, also when it has expired; for the `returnTo` of a failure. */
export function contextIn(state: string, key: string): SsoFlowContext | null {
  return readState(state, key)
}

function readState(state: string, key: string): z.infer<typeof stateSchema> | null {
  const text = openSignedText(state, key)
  return text === null ? null : stateSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
}

function secretsOf(flow: string, browserSecret: string, key: string): Pick<BegunFlow, 'nonce' | 'verifier'> {
  const secret = (purpose: string) =>
    createHmac('sha256', key).update(`${purpose} ${flow} ${browserSecret}`).digest('base64url')
  return { nonce: secret('nonce'), verifier: secret('verifier') }
}

function markOf(browserSecret: string): string {
  return createHash('sha256').update(browserSecret).digest('base64url')
}
