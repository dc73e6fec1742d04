import { forSome, OF_ORG, ON_TEAM, type OrgCall, orgEditors, strange, teamEditors } from './org-call.ts'
import type { Asker } from './org-stage.ts'

const input = () => ({
  kind: 'webhook',
  name: 'Ours',
  url: 'https://hooks.example.com/x',
  events: ['plan.changed'],
})

/** A call about a connection that is not there: those who may change connections learn that, and no other caller does. */
function aboutNone(name: string, editors: (asker: Asker) => string | undefined, body?: object): OrgCall {
  return {
    name,
    path: () => ({ connectionId: 'none', deliveryId: 'none' }),
    ...(body && { body: () => body }),
    answer: (asker) => editors(asker) ?? 'not-found',
    elsewhere: strange,
  }
}

function aboutNoneIn(root: string, editors: (asker: Asker) => string | undefined): readonly OrgCall[] {
  return [
    aboutNone(`post ${root}/{connectionId}`, editors, { name: 'New' }),
    aboutNone(`delete ${root}/{connectionId}`, editors),
    aboutNone(`post ${root}/{connectionId}/secret`, editors),
    aboutNone(`post ${root}/{connectionId}/test`, editors),
    aboutNone(`get ${root}/{connectionId}/deliveries`, editors),
    aboutNone(`post ${root}/{connectionId}/deliveries/{deliveryId}/replay`, editors),
  ]
}

const OF_A_TEAM = '/api/team/{teamId}/connections'
const OF_AN_ORG = '/api/org/{id}/connections'

/** The calls about the connections of a team. */
export const TEAM_CONNECTION_CALLS: readonly OrgCall[] = [
  { name: `get ${OF_A_TEAM}`, ...forSome(['owner', 'orgAdmin', 'teamAdmin', 'facilitator'], ON_TEAM) },
  { name: `post ${OF_A_TEAM}`, body: input, ...teamEditors },
  ...aboutNoneIn(OF_A_TEAM, teamEditors.answer),
]

/** The calls about the connections of an organisation. */
export const ORG_CONNECTION_CALLS: readonly OrgCall[] = [
  { name: `get ${OF_AN_ORG}`, ...forSome(['owner'], OF_ORG) },
  { name: 'get /api/org/{id}/team-connections', ...forSome(['owner'], OF_ORG) },
  { name: `post ${OF_AN_ORG}`, body: input, ...orgEditors },
  ...aboutNoneIn(OF_AN_ORG, orgEditors.answer),
]
