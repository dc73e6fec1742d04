import type { HookRequest, Trackers } from '../ports.ts'
import type { TrackerIssues } from '../store/tracker-issues.ts'
import type { TrackerStore } from '../store/trackers.ts'

export interface ReceiveHookPorts {
  readonly trackers: Trackers
  readonly trackerStore: Pick<TrackerStore, 'hookOf' | 'noteHook'>
  readonly trackerIssues: Pick<TrackerIssues, 'refresh'>
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/**
 * Takes a webhook of a tracker: the issues that it is about are looked at next (TRACK-11). False when it does not come
 * from the tracker, or there is no such tracker.
 */
export async function receiveHook(
  trackerId: string,
  request: Omit<HookRequest, 'secret'>,
  { trackers, trackerStore, trackerIssues, now }: ReceiveHookPorts,
): Promise<boolean> {
  const hook = await trackerStore.hookOf(trackerId)
  if (hook === null || hook.secret === null) return false
  const { isGenuine, externalIds } = trackers.adapters[hook.kind].readHook({
    ...request,
    secret: hook.secret,
  })
  if (!isGenuine) return false
  await trackerStore.noteHook(trackerId, now())
  await trackerIssues.refresh(trackerId, externalIds, now())
  return true
}
