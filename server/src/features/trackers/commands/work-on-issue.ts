import type { TrackerFailure } from '@retropulse/contract/trackers'
import { DAY_MS, HOUR_MS } from '@retropulse/domain/kernel/durations'
import { pauseBeforeCheck, pauseBeforeResend } from '@retropulse/domain/trackers/retry'
import type { ActionItemsForServices } from '../../action-items/api.ts'
import { issueDraft } from '../messages/issue-draft.ts'
import type { Issue, TrackerAdapter, TrackerOutcome, Trackers, TrackerTarget } from '../ports.ts'
import type { ClaimedIssue, TrackerIssues } from '../store/tracker-issues.ts'
import type { TrackerStore } from '../store/trackers.ts'

export interface WorkPorts {
  readonly trackers: Trackers
  readonly trackerStore: Pick<TrackerStore, 'note'>
  readonly trackerIssues: Pick<TrackerIssues, 'settle'>
  readonly actionItems: Pick<ActionItemsForServices, 'forChannel' | 'setStatus'>
  readonly publicUrl: string | undefined
  /** Milliseconds since 1970. */
  readonly now: () => number
}

type Failed = Extract<TrackerOutcome<unknown>, { ok: false }>

/** Failures after which an issue may have been made all the same. */
const UNKNOWN: ReadonlySet<TrackerFailure> = new Set(['unreachable', 'timeout', 'error', 'malformed'])
/** A tracker that asks for a pause, without saying how long. */
const PAUSE_MS = 60_000
/** An action item for which a tracker asks for pauses longer than this has failed. */
const RATE_LIMITED_MAX_MS = DAY_MS
/** What is left of the lease when an issue is made: another process must not begin meanwhile. */
const MARGIN_MS = 60_000
const RECHECK_MS = HOUR_MS

/** Sends an action item that was claimed, or asks for the state of its issue. */
export async function workOnIssue(claimed: ClaimedIssue, ports: WorkPorts): Promise<void> {
  const { target, kind, externalId } = claimed
  const adapter = ports.trackers.adapters[kind]
  if (target === null) return fail(claimed, failureOf('secret-lost'), ports)
  if (externalId !== null) return check({ ...claimed, externalId }, { adapter, target }, ports)
  return send(claimed, { adapter, target }, ports)
}

interface Place {
  readonly adapter: TrackerAdapter
  readonly target: TrackerTarget
}

async function send(claimed: ClaimedIssue, { adapter, target }: Place, ports: WorkPorts): Promise<void> {
  const { id, teamId, actionId, includesPrivate, firstTriedAt } = claimed
  if (claimed.mightExist) {
    const found = await adapter.find(target, { key: id, since: firstTriedAt })
    if (!found.ok) return fail(claimed, found, ports, true)
    if (found.value !== null) return settleSent(claimed, found.value, ports)
  }
  const wanted = { includesPrivate, ids: [actionId], limit: 1 }
  const [item] = await ports.actionItems.forChannel(teamId, wanted)
  if (item === undefined) return fail(claimed, failureOf('withheld'), ports)
  // So slow a search leaves the rest to the next turn.
  if (ports.now() > claimed.leasedUntil - MARGIN_MS) return undefined
  const draft = issueDraft(id, item, { teamId, origin: ports.publicUrl ?? null })
  const made = await adapter.create(target, draft)
  return made.ok ? settleSent(claimed, made.value, ports) : fail(claimed, made, ports)
}

async function settleSent(claimed: ClaimedIssue, issue: Issue, ports: WorkPorts): Promise<void> {
  const at = ports.now()
  const { isOpen } = issue
  const nextAt = nextCheckAt(claimed, { isOpen, sentAt: at }, at)
  await ports.trackerIssues.settle(claimed, { kind: 'sent', issue, at, nextAt })
  await ports.trackerStore.note(claimed.trackerId, { failure: null, retryAfterMs: null }, at)
}

/** Keeps that it failed, and when it is sent again by itself (TRACK-9). */
async function fail(
  claimed: ClaimedIssue,
  { failure, retryAfterMs }: Failed,
  ports: WorkPorts,
  mayExist = UNKNOWN.has(failure),
): Promise<void> {
  const now = ports.now()
  const isPause = failure === 'rate-limited' && now - claimed.createdAt < RATE_LIMITED_MAX_MS
  const failures = claimed.failures + (isPause ? 0 : 1)
  const passes = UNKNOWN.has(failure) ? pauseBeforeResend(failures, retryAfterMs) : null
  const pause = isPause ? (retryAfterMs ?? PAUSE_MS) : passes
  const nextAt = pause === null ? null : now + pause
  await ports.trackerIssues.settle(claimed, { kind: 'failed', failure, failures, mayExist, nextAt })
  await note(claimed, { failure, retryAfterMs: isPause ? pause : retryAfterMs }, ports)
}

/** Asks for the state of an issue, and marks the action item when it has changed (TRACK-14). */
async function check(
  claimed: ClaimedIssue & { readonly externalId: string },
  { adapter, target }: Place,
  ports: WorkPorts,
): Promise<void> {
  const { teamId, actionId, externalId, sentAt } = claimed
  const answer = await adapter.read(target, externalId)
  const now = ports.now()
  if (!answer.ok) {
    // An issue that was deleted keeps its last state.
    const isGone = answer.failure === 'not-found'
    const nextAt = isGone ? null : now + Math.max(RECHECK_MS, answer.retryAfterMs ?? 0)
    await ports.trackerIssues.settle(claimed, { kind: 'checked', isOpen: claimed.isOpen, nextAt })
    if (!isGone) await note(claimed, answer, ports)
    return
  }
  const { isOpen } = answer.value
  if (isOpen !== claimed.isOpen) {
    const marked = await ports.actionItems.setStatus(teamId, actionId, isOpen ? 'open' : 'done')
    // It is asked for again when the lease is over. An action item that is gone, or archived, stays as it is.
    if (!marked.ok && marked.code === 'unavailable') return
  }
  const nextAt = nextCheckAt(claimed, { isOpen, sentAt: sentAt ?? now }, now)
  await ports.trackerIssues.settle(claimed, { kind: 'checked', isOpen, nextAt })
  await note(claimed, { failure: null, retryAfterMs: null }, ports)
}

function nextCheckAt(
  { lastHookAt }: Pick<ClaimedIssue, 'lastHookAt'>,
  { isOpen, sentAt }: { readonly isOpen: boolean; readonly sentAt: number },
  now: number,
): number | null {
  const hookAgeMs = lastHookAt === null ? null : now - lastHookAt
  const pause = pauseBeforeCheck({ isOpen, ageMs: now - sentAt, hookAgeMs })
  return pause === null ? null : now + pause
}

/** What says nothing of the tracker is not held against it. */
async function note(
  { trackerId }: ClaimedIssue,
  outcome: { readonly failure: TrackerFailure | null; readonly retryAfterMs: number | null },
  { trackerStore, now }: WorkPorts,
): Promise<void> {
  const { failure } = outcome
  if (failure === 'withheld' || failure === 'uncertain' || failure === 'invalid') return
  await trackerStore.note(trackerId, outcome, now())
}

function failureOf(failure: TrackerFailure): Failed {
  return { ok: false, failure, retryAfterMs: null }
}
