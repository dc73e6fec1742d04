import type { TrackerFailure } from '@retropulse/contract/trackers'
import type { TrackerKind } from '@retropulse/domain/trackers/tracker-kinds'
import type { Generated } from 'kysely'

export interface TrackerTables {
  tracker: {
    id: string
    team_id: string
    kind: TrackerKind
    project: string
    address: string | null
    email: string | null
    issue_type: string | null
    token_encrypted: string
    hook_secret_encrypted: string | null
    includes_private: boolean
    created_by: string | null
    created_at: Generated<Date>
    last_success_at: Date | null
    last_failure_at: Date | null
    last_failure: TrackerFailure | null
    last_hook_at: Date | null
    failures: Generated<number>
    paused_until: Date | null
  }
  tracker_issue: {
    id: string
    team_id: string
    action_id: string
    tracker_id: string
    created_at: Generated<Date>
    due_at: Date | null
    failures: Generated<number>
    failure: TrackerFailure | null
    first_tried_at: Date | null
    tried_at: Date | null
    may_exist: Generated<boolean>
    external_id: string | null
    label: string | null
    url: string | null
    is_open: Generated<boolean>
    sent_at: Date | null
  }
}
