import { forSome, OF_ORG, ON_TEAM, type OrgCall, strange, teamEditors } from './org-call.ts'

const input = () => ({ kind: 'github', project: 'acme/web', token: 'a token' })

/** A call about a tracker that is not there: those who may change trackers learn that, and no other caller does. */
function aboutNone(name: string, body?: object): OrgCall {
  return {
    name,
    path: () => ({ trackerId: 'none' }),
    ...(body && { body: () => body }),
    answer: (asker) => teamEditors.answer(asker) ?? 'not-found',
    elsewhere: strange,
  }
}

const ROOT = '/api/team/{teamId}/trackers'

/** The calls about the trackers of all teams of an organisation. */
export const ORG_TRACKER_CALLS: readonly OrgCall[] = [
  { name: 'get /api/org/{id}/trackers', ...forSome(['owner'], OF_ORG) },
]

/** The calls about the trackers of a team. */
export const TRACKER_CALLS: readonly OrgCall[] = [
  { name: `get ${ROOT}`, ...forSome(['owner', 'orgAdmin', 'teamAdmin', 'facilitator'], ON_TEAM) },
  { name: `post ${ROOT}`, body: input, ...teamEditors },
  aboutNone(`post ${ROOT}/{trackerId}`, { includesPrivate: true }),
  aboutNone(`delete ${ROOT}/{trackerId}`),
  aboutNone(`post ${ROOT}/{trackerId}/secret`),
  aboutNone(`post ${ROOT}/{trackerId}/test`),
  { name: 'get /api/team/{teamId}/tracker-targets', ...forSome(ON_TEAM, ON_TEAM) },
  {
    name: 'get /api/team/{teamId}/tracker-issues',
    path: () => ({ query: '?ids=none' }),
    ...forSome(ON_TEAM, ON_TEAM),
  },
  {
    name: 'post /api/team/{teamId}/tracker-issues',
    about: 'with an action item that is not there',
    body: () => ({ trackerId: 'none', actionIds: ['none'] }),
    answer: (asker) => (ON_TEAM.includes(asker) ? 'unknown-action' : strange(asker)),
    elsewhere: strange,
  },
]
