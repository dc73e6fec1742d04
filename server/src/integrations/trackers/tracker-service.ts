import { z } from 'zod'
import type { TrackerFailure } from '@retropulse/contract/trackers'
import type { TrackerOutcome } from '../../features/trackers/ports.ts'
import { type ChosenAddressRequest, errorMessagesOf } from '../../platform/http/chosen-address.ts'
import {
  createService,
  type SendToService,
  type Service,
  ServiceError,
  type ServiceOptions,
} from '../../platform/http/service-request.ts'

export interface TrackerServiceOptions extends Pick<ServiceOptions, 'log' | 'now' | 'timeoutMs'> {
  /** It refuses private addresses unless they are allowed. */
  readonly request: ChosenAddressRequest
}

/** A page of issues with long texts; more is not read. */
const BYTES_MAX = 3 * 1024 * 1024

/**
 * A tracker, asked by the one way to ask services. How often it failed is kept with the connection (TRACK-10), since it
 * is asked by several processes. `translate`: the answer with the status that another service would give it.
 */
export function trackerService(
  { request, ...options }: TrackerServiceOptions,
  place: Pick<ServiceOptions, 'service' | 'base' | 'headers'>,
  translate: (response: Response) => Response | Promise<Response> = (response) => response,
): Service {
  const send: SendToService = async (address, { body, ...input }) => {
    try {
      const answer = await request(address.href, { ...input, body: body ?? null, maxBytes: BYTES_MAX })
      return await translate(answer)
    } catch (error) {
      throw reasonOf(error, place.service) ?? error
    }
  }
  return createService({ ...options, ...place, bytesMax: BYTES_MAX, send })
}

function reasonOf(error: unknown, service: string): ServiceError | null {
  const messages = errorMessagesOf(error)
  if (messages.some((message) => message.includes('not public')))
    return new ServiceError(service, 'private-address')
  return messages.some((message) => message.includes('too large'))
    ? new ServiceError(service, 'too-large')
    : null
}

/** What came of asking a tracker. */
export async function outcomeOf<Value>(asking: () => Promise<Value>): Promise<TrackerOutcome<Value>> {
  try {
    return { ok: true, value: await asking() }
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    return { ok: false, failure: failureOf(error), retryAfterMs: error.retryAfterMs }
  }
}

/** The search for an issue had to end before it was known whether there is one. */
class SearchTooLong extends Error {}

/** Like `outcomeOf`, for a search that may be too long to be finished. */
export async function searchOutcomeOf<Value>(
  searching: () => Promise<Value>,
): Promise<TrackerOutcome<Value>> {
  try {
    return await outcomeOf(searching)
  } catch (error) {
    if (error instanceof SearchTooLong) return { ok: false, failure: 'uncertain', retryAfterMs: null }
    throw error
  }
}

function failureOf({ failure, status }: ServiceError): TrackerFailure {
  switch (failure) {
    case 'refused':
      if (status === 401 || status === 403) return 'no-access'
      return status === 404 || status === 410 ? 'not-found' : 'invalid'
    case 'too-large':
      return 'malformed'
    case 'paused':
      return 'rate-limited'
    case 'timeout':
    case 'unreachable':
    case 'private-address':
    case 'redirect':
    case 'rate-limited':
    case 'error':
    case 'malformed':
      return failure
  }
}

/** The same answer with another status, and a pause where one is known. */
export function withStatus(response: Response, status: number, retryAfterSeconds?: number): Response {
  const headers = new Headers(response.headers)
  if (retryAfterSeconds !== undefined) headers.set('retry-after', String(Math.max(1, retryAfterSeconds)))
  return new Response(null, { status, headers })
}

/** More than a page of issues has, whatever its tracker was asked for. */
const LISTED_MAX = 200

/** A page of issues. Its length is looked at first: each item that is none would be an error (LIMIT-26). */
export function pageOf<Item extends z.ZodType>(item: Item, itemsMax = LISTED_MAX) {
  return z.array(z.unknown()).max(itemsMax).pipe(z.array(item))
}

/** Pages that are read of issues made since a moment. */
const PAGES_MAX = 10
/** Clocks of trackers may differ from ours by as much. */
const CLOCK_SKEW_MS = 10 * 60_000

/** An issue in a list, the newest first. */
export interface ListedIssue<Raw> {
  readonly raw: Raw
  readonly createdAt: string
  readonly text: string | null
}

/**
 * The issue whose text holds a mark, among those made since a moment: the newest pages are read until an older issue
 * stands there. Throws SearchTooLong where so many are newer that it remains unknown.
 */
export async function findMarked<Raw>(
  { mark, since }: { readonly mark: string; readonly since: number },
  pageAt: (
    page: number,
  ) => Promise<{ readonly issues: readonly ListedIssue<Raw>[]; readonly isLast: boolean }>,
): Promise<Raw | null> {
  for (let page = 1; page <= PAGES_MAX; page++) {
    const { issues, isLast } = await pageAt(page)
    const found = issues.find(({ text }) => text?.includes(mark) === true)
    if (found !== undefined) return found.raw
    const isOlder = issues.some(({ createdAt }) => Date.parse(createdAt) < since - CLOCK_SKEW_MS)
    if (isLast || isOlder) return null
  }
  throw new SearchTooLong('too many issues are newer')
}
