import type { Trackers } from '../../features/trackers/ports.ts'
import { chosenAddressRefusal } from '../../platform/http/chosen-address.ts'
import { createGithubTracker } from './github-tracker.ts'
import { createGitlabTracker } from './gitlab-tracker.ts'
import { createJiraTracker } from './jira-tracker.ts'
import { createLinearTracker } from './linear-tracker.ts'
import type { TrackerServiceOptions } from './tracker-service.ts'

export interface TrackersOptions extends TrackerServiceOptions {
  /** Whether addresses may be private, or plain http (TRACK-3). */
  readonly allowsPrivate: boolean
  /** Where Linear is; its own address unless a test plays it. */
  readonly linearOrigin?: string | undefined
}

/** The issue trackers that can be connected (TRACK-2). */
export function createTrackers({ allowsPrivate, linearOrigin, ...options }: TrackersOptions): Trackers {
  return {
    adapters: {
      github: createGithubTracker(options),
      gitlab: createGitlabTracker(options),
      jira: createJiraTracker(options),
      linear: createLinearTracker(options, linearOrigin),
    },
    addressRefusal: (address) => chosenAddressRefusal(address, allowsPrivate),
  }
}
