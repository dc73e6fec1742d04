import { type ClaimLoop, OF_ONE_ORG, startClaimLoop } from '../../../platform/process/claim-loop.ts'
import { type WorkPorts, workOnIssue } from '../commands/work-on-issue.ts'
import type { TrackerIssues } from '../store/tracker-issues.ts'

export interface IssueLoopOptions extends WorkPorts {
  readonly trackerIssues: TrackerIssues
  readonly onError: (error: unknown) => void
}

/** Sends action items and asks for the state of issues, in the background, one call of each tracker at a time (TRACK-10). */
export function startIssueLoop(options: IssueLoopOptions): ClaimLoop {
  const { trackerIssues, now, onError } = options
  return startClaimLoop({
    claim: (limit, except) => trackerIssues.claim({ now: now(), limit, ofOneOrg: OF_ONE_ORG, except }),
    keyOf: ({ trackerId }) => trackerId,
    perform: (claimed) => workOnIssue(claimed, options),
    onError,
  })
}
