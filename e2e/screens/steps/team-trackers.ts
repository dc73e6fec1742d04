import type { Tracker, TrackerIssue } from '@retropulse/contract/trackers'
import type { Page } from '@playwright/test'
import { DAY_MS } from '@retropulse/domain/kernel/durations'
import { NOW } from './slack-channel.ts'

/** A tracker that all is well with. */
export const WELL: Tracker = {
  id: 't1',
  kind: 'github',
  project: 'saltwind/booking',
  host: 'github.com',
  includesPrivate: false,
  connectedBy: 'Nora Lindqvist',
  createdAt: NOW - 40 * DAY_MS,
  lastSuccessAt: NOW - 3_600_000,
  lastFailureAt: null,
  lastFailure: null,
  pausedUntil: null,
  hookUrl: 'https://retro.example.com/api/tracker-hooks/t1',
  hasHookSecret: true,
  lastHookAt: NOW - 1_800_000,
}
/** A tracker that does not do what it is asked for. */
export const FAILING: Tracker = {
  ...WELL,
  id: 't2',
  kind: 'gitlab',
  project: 'shipping/platform/services/quite-a-long-name-that-wraps',
  host: 'gitlab.shipping.saltwind.example:8443',
  includesPrivate: true,
  connectedBy: null,
  lastFailureAt: NOW - 60_000,
  lastFailure: 'no-access',
  pausedUntil: NOW + 240_000,
  lastHookAt: null,
}

const STATES: readonly Partial<TrackerIssue>[] = [
  { state: 'open', label: '#12', url: 'https://github.com/saltwind/booking/issues/12' },
  { state: 'open', label: '#9', url: 'https://github.com/saltwind/booking/issues/9' },
  { state: 'failed', failure: 'no-access' },
  { state: 'queued', failure: 'unreachable' },
]

/** Two trackers, and an issue in each state for every `step`th of the action items that a page asks about. */
export async function playIssues(page: Page, step = 1): Promise<void> {
  const targets = [WELL, FAILING].map(({ id, kind, project }) => ({ id, kind, project }))
  await page.route(/\/tracker-targets$/, (route) => route.fulfill({ json: { trackers: targets } }))
  await page.route(/\/tracker-issues\?/, (route) => {
    const ids = new URL(route.request().url()).searchParams.get('ids')?.split(',') ?? []
    const issues = STATES.map((state, at) => ({
      actionId: ids[at * step],
      trackerId: 't1',
      kind: 'github',
      failure: null,
      label: null,
      url: null,
      ...state,
    })).filter(({ actionId }) => actionId !== undefined)
    return route.fulfill({ json: { issues } })
  })
}
