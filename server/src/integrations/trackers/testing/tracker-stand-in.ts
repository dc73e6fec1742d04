import type { TrackerKind } from '@retropulse/domain/trackers/tracker-kinds'
import { createHmac } from 'node:crypto'
import type { TrackerTarget } from '../../../features/trackers/ports.ts'
import { type ServiceStandIn, startServiceStandIn } from '../../../platform/http/testing/service-stand-in.ts'
import { answerAsGithub, GITHUB_TOKEN } from './github-stand-in.ts'
import { answerAsGitlab, GITLAB_TOKEN } from './gitlab-stand-in.ts'
import { createIssueStore, type IssueStore, type StoredIssue } from './issue-store.ts'
import { answerAsJira, JIRA_EMAIL, JIRA_TOKEN } from './jira-stand-in.ts'
import { answerAsLinear, LINEAR_TOKEN } from './linear-stand-in.ts'

const ANSWERS = {
  github: answerAsGithub,
  gitlab: answerAsGitlab,
  jira: answerAsJira,
  linear: answerAsLinear,
}

/** A tracker as strict as its documentation, on the loopback interface. */
export interface TrackerStandIn extends ServiceStandIn {
  readonly store: IssueStore
  /** With the project and the right of it. */
  readonly target: TrackerTarget
  /** The webhook that it sends about an issue. */
  hookOf(
    issue: Pick<StoredIssue, 'id' | 'number'>,
    secret: string,
  ): { readonly headers: Readonly<Record<string, string>>; readonly body: string }
}

export async function startTrackerStandIn(kind: TrackerKind): Promise<TrackerStandIn> {
  const store = createIssueStore()
  const standIn = await startServiceStandIn(ANSWERS[kind](store))
  return {
    ...standIn,
    store,
    target: { address: kind === 'linear' ? null : standIn.origin, ...RIGHTS[kind] },
    hookOf: (issue, secret) => hookOf(kind, issue, secret),
  }
}

const RIGHTS: Readonly<Record<TrackerKind, Omit<TrackerTarget, 'address'>>> = {
  github: { project: 'acme/web', token: GITHUB_TOKEN, email: null, issueType: null },
  gitlab: { project: 'acme/web', token: GITLAB_TOKEN, email: null, issueType: null },
  jira: { project: 'WEB', token: JIRA_TOKEN, email: JIRA_EMAIL, issueType: null },
  linear: { project: 'ENG', token: LINEAR_TOKEN, email: null, issueType: null },
}

function hookOf(kind: TrackerKind, { id, number }: Pick<StoredIssue, 'id' | 'number'>, secret: string) {
  const bodies = {
    github: { action: 'closed', issue: { number, state: 'closed' }, repository: { full_name: 'acme/web' } },
    gitlab: { object_kind: 'issue', object_attributes: { iid: number, action: 'close', state: 'closed' } },
    jira: { webhookEvent: 'jira:issue_updated', issue: { id: `10${number}`, key: `WEB-${number}` } },
    linear: { action: 'update', type: 'Issue', data: { id }, webhookTimestamp: Date.now() },
  }
  const body = JSON.stringify(bodies[kind])
  const digest = createHmac('sha256', secret).update(body).digest('hex')
  const headers: Readonly<Record<TrackerKind, Record<string, string>>> = {
    github: { 'x-github-event': 'issues', 'x-hub-signature-256': `sha256=${digest}` },
    gitlab: { 'x-gitlab-event': 'Issue Hook', 'x-gitlab-token': secret },
    jira: { 'x-hub-signature': `sha256=${digest}` },
    linear: { 'linear-event': 'Issue', 'linear-signature': digest },
  }
  return { headers: { 'content-type': 'application/json', ...headers[kind] }, body }
}
