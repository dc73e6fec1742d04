import { connectionIdSchema } from '@retropulse/contract/sso'
import { createHash, createHmac, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { openSignedText, signText } from '../../../platform/secret/signed-text.ts'

/** What the provider carries to its page and back. */
export interface SsoErrand {
  readonly connectionId: string
  /** A path of this site. */
  readonly returnTo: string
  /** It began on a page of ours, and not by a link that somebody else may have written. */
  readonly isOwn: boolean
}

/** A sign-in as it began: its state, and the two secrets that only this browser and we together can make again. */
export interface BegunFlow {
  readonly state: string
  readonly nonce: string
  readonly verifier: string
}

/** Milliseconds that somebody may take at their provider, second factor and all. */
export const FLOW_GOOD_FOR_MS = 600_000

const stateSchema = z.strictObject({
  connectionId: connectionIdSchema,
  returnTo: z.string(),
  isOwn: z.boolean(),
  flow: z.string(),
  browser: z.string(),
  until: z.number(),
})

/** What a browser keeps while it signs in; one is enough for all of its tabs. */
export function newBrowserSecret(): string {
  return randomBytes(32).toString('base64url')
}

/**
 * Begins a sign-in. The signed state says where it leads and belongs to one browser; nonce and PKCE verifier are made of
 * that browser's secret, so that any number of tabs can be on their way and nothing is kept here.
 */
export function beginFlow(errand: SsoErrand, browserSecret: string, key: string, now: number): BegunFlow {
  const flow = randomBytes(12).toString('base64url')
  const until = now + FLOW_GOOD_FOR_MS
  const text = JSON.stringify({ ...errand, flow, browser: markOf(browserSecret), until })
  return {
    state: signText(Buffer.from(text).toString('base64url'), key),
    ...secretsOf(flow, browserSecret, key),
  }
}

/** Null when the state is not ours, too old, or another browser's. */
export function resumeFlow(
  state: string,
  browserSecret: string,
  key: string,
  now: number,
): { readonly errand: SsoErrand; readonly begun: BegunFlow } | null {
  const read = readState(state, key)
  if (read === null || read.browser !== markOf(browserSecret) || now >= read.until) return null
  const { flow, connectionId, returnTo, isOwn } = read
  return {
    errand: { connectionId, returnTo, isOwn },
    begun: { state, ...secretsOf(flow, browserSecret, key) },
  }
}

/** Where a state of ours would have led, also when it leads nowhere any more. */
export function errandIn(state: string, key: string): SsoErrand | null {
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
