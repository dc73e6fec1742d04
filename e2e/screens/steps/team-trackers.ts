import type { Tracker } from '@retropulse/contract/trackers'
import { DAY_MS, NOW } from './slack-channel.ts'

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
