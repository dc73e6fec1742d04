import { DEFAULT_PULSE_FORMAT } from '@retropulse/domain/pulse/format'
import { INSIGHT_CALLS } from './insight-calls.ts'
import { BOT_CALLS } from './bot-calls.ts'
import { ORG_CONNECTION_CALLS, TEAM_CONNECTION_CALLS } from './connection-calls.ts'
import {
  OF_ORG,
  ON_TEAM,
  everybody,
  forSome,
  orgEditors,
  strange,
  teamEditors,
  teamMakers,
  whoeverSignedIn,
  type OrgCall,
} from './org-call.ts'
import type { OrgScene } from './org-stage.ts'
import { ORG_TRACKER_CALLS, TRACKER_CALLS } from './tracker-calls.ts'

const ORG_CALLS: readonly OrgCall[] = [
  ...ORG_CONNECTION_CALLS,
  ...ORG_TRACKER_CALLS,
  { name: 'post /api/org', body: () => ({ name: 'New', teamName: 'First' }), ...whoeverSignedIn },
  { name: 'get /api/user-meta', ...whoeverSignedIn },
  { name: 'get /api/my-actions', ...whoeverSignedIn },
  { name: 'get /api/running-retros', ...whoeverSignedIn },
  { name: 'get /api/org/{id}', ...forSome(OF_ORG, OF_ORG) },
  { name: 'post /api/org/{orgId}/team/create', body: () => ({ name: 'Another' }), ...teamMakers },
  { name: 'get /api/org/{id}/members', ...orgEditors },
  {
    name: 'post /api/org/{id}/user-meta',
    body: ({ helperId }) => ({ id: helperId, role: 'owner' }),
    ...orgEditors,
  },
  {
    name: 'delete /api/org/{id}/member/{userId}',
    path: ({ helperId }) => ({ userId: helperId }),
    ...orgEditors,
  },
  {
    name: 'delete /api/org/{id}/member/{userId}',
    about: 'a user without a role in it',
    ...forSome([], OF_ORG),
    answer: (asker) => (asker === 'owner' ? 'unknown-member' : orgEditors.answer(asker)),
  },
  {
    name: 'post /api/org/{id}/primary-owner',
    about: 'for all but the primary owner',
    body: ({ helperId }) => ({ id: helperId }),
    ...forSome([], OF_ORG),
  },
  {
    name: 'delete /api/org/{id}',
    about: 'for all but the primary owner',
    body: () => ({ name: 'Acme' }),
    ...forSome([], OF_ORG),
  },
  { name: 'post /api/org/{id}/restore', answer: strange, elsewhere: strange },
  { name: 'get /api/deleted-orgs', ...whoeverSignedIn },
  {
    name: 'post /api/org/{id}/invite',
    body: () => ({ emails: 'new@example.com', role: 'owner' }),
    ...orgEditors,
  },
  {
    name: 'delete /api/org/{id}/invite',
    body: ({ invitedEmail }) => ({ email: invitedEmail }),
    ...orgEditors,
  },
  {
    name: 'get /api/org/{orgId}/invitation',
    path: ({ orgToken }) => ({ query: `?inviteId=${orgToken}` }),
    ...everybody,
  },
  {
    name: 'post /api/org/{orgId}/join',
    body: ({ orgToken }) => ({ inviteId: orgToken }),
    ...whoeverSignedIn,
  },
  {
    name: 'post /api/org/{orgId}/join',
    about: 'by a token of the team',
    body: ({ teamToken }) => ({ inviteId: teamToken }),
    answer: strange,
    elsewhere: strange,
  },
  { name: 'post /api/org/{id}/settings', body: () => ({ name: 'Renamed' }), ...orgEditors },
  { name: 'post /api/org/{id}/api-keys', ...orgEditors },
  { name: 'delete /api/org/{id}/api-keys', ...orgEditors },
  {
    name: 'delete /api/org/{id}/api-keys/{keyId}',
    path: () => ({ keyId: 'no-such-key' }),
    ...orgEditors,
    answer: (asker) => (asker === 'owner' ? 'not-found' : orgEditors.answer(asker)),
  },
  { name: 'get /api/org/{id}/agents', ...orgEditors },
  {
    name: 'delete /api/org/{id}/agents/{agentId}',
    path: () => ({ agentId: 'no-such-agent' }),
    ...orgEditors,
    answer: (asker) => (asker === 'owner' ? 'not-found' : orgEditors.answer(asker)),
  },
  { name: 'get /api/org/{id}/metrics', ...orgEditors },
  { name: 'get /api/org/{id}/audit', ...orgEditors },
  {
    name: 'get /api/public/metrics',
    about: 'without a key',
    answer: () => 'sign-in-required',
    elsewhere: () => 'sign-in-required',
  },
  { name: 'get /api/{userId}/profile', ...forSome(OF_ORG, OF_ORG) },
]

const ofModel = {
  path: ({ modelId }: OrgScene) => ({ modelId }),
  ...teamMakers,
}
const ofDeletedModel = {
  path: ({ deletedModelId }: OrgScene) => ({ modelId: deletedModelId }),
  ...teamMakers,
}
const model = () => ({ title: 'Mood', format: DEFAULT_PULSE_FORMAT })
/** A user who may not manage models is refused before the model is looked up. */
const gone: Pick<OrgCall, 'answer'> = {
  answer: (asker) => teamMakers.answer(asker) ?? 'not-found',
}

const PULSE_CALLS: readonly OrgCall[] = [
  { name: 'get /api/org/{id}/pulse-models', ...forSome(OF_ORG, OF_ORG) },
  { name: 'put /api/org/{id}/pulse-model', body: model, ...teamMakers },
  { name: 'post /api/org/{id}/pulse-model/{modelId}', body: model, ...ofModel },
  { name: 'post /api/org/{id}/pulse-model/{modelId}/toggle', body: () => ({ enabled: false }), ...ofModel },
  { name: 'delete /api/org/{id}/pulse-model/{modelId}', ...ofModel },
  { name: 'post /api/org/{id}/pulse-model/{modelId}/restore', ...ofDeletedModel },
  {
    name: 'post /api/org/{id}/pulse-model/{modelId}',
    about: 'in the trash',
    body: model,
    ...ofDeletedModel,
    ...gone,
  },
  {
    name: 'post /api/org/{id}/pulse-model/{modelId}/toggle',
    about: 'in the trash',
    body: () => ({ enabled: true }),
    ...ofDeletedModel,
    ...gone,
  },
  { name: 'delete /api/org/{id}/pulse-model/{modelId}', about: 'in the trash', ...ofDeletedModel, ...gone },
  {
    name: 'post /api/org/{id}/pulse-model/{modelId}/restore',
    about: 'not in the trash',
    ...ofModel,
    ...gone,
  },
]

/** Users who may start retros keep formats (CREATE-33); those with org-team:edit delete any of them (CREATE-35). */
const retroStarters = forSome(['owner', 'orgAdmin', 'teamAdmin', 'facilitator', 'colleague'], OF_ORG)
const ofFormat = { path: ({ formatId }: OrgScene) => ({ formatId }) }
const ofDeletedFormat = { path: ({ deletedFormatId }: OrgScene) => ({ formatId: deletedFormatId }) }

const FORMAT_CALLS: readonly OrgCall[] = [
  { name: 'get /api/org/{id}/retro-formats', ...forSome(OF_ORG, OF_ORG) },
  {
    name: 'put /api/org/{id}/retro-formats',
    body: () => ({ name: 'Ours', columns: [{ name: 'One', meaning: 'good' }], theme: null }),
    ...retroStarters,
  },
  { name: 'delete /api/org/{id}/retro-formats/{formatId}', ...ofFormat, ...teamMakers },
  {
    name: 'delete /api/org/{id}/retro-formats/{formatId}',
    about: 'in the trash',
    ...ofDeletedFormat,
    ...forSome([], OF_ORG, 'not-found'),
  },
  {
    // TRASH-18: a user who could not delete it does not learn that it is in the trash.
    name: 'post /api/org/{id}/retro-formats/{formatId}/restore',
    ...ofDeletedFormat,
    ...forSome(['owner', 'orgAdmin'], OF_ORG, 'not-found'),
  },
  {
    name: 'post /api/org/{id}/retro-formats/{formatId}/restore',
    about: 'not in the trash',
    ...ofFormat,
    ...forSome([], OF_ORG, 'not-found'),
  },
]

/** No such board, which only those with member:edit learn; `add-team-member.test.ts` has the other cases. */
const addition = ({ mateId }: OrgScene) => ({ id: mateId, boardId: 'no-such-board' })

const TEAM_CALLS: readonly OrgCall[] = [
  ...BOT_CALLS,
  ...TEAM_CONNECTION_CALLS,
  ...TRACKER_CALLS,
  { name: 'get /api/team/{teamId}', ...forSome(ON_TEAM, OF_ORG, 'invitation-required') },
  { name: 'get /api/team/{teamId}/org', ...forSome(OF_ORG, OF_ORG) },
  { name: 'get /api/team/{teamId}/history', ...forSome(ON_TEAM, ON_TEAM) },
  {
    name: 'get /api/team/{teamId}/trash',
    ...forSome(['owner', 'orgAdmin', 'teamAdmin', 'facilitator'], ON_TEAM),
  },
  { name: 'get /api/team/{teamId}/actions', ...forSome(ON_TEAM, ON_TEAM) },
  {
    // The rules for action items themselves are tested with boards.
    name: 'post /api/team/{teamId}/actions',
    body: () => ({ actions: [{ id: 'unheard-of', status: 'done' }] }),
    ...forSome([], ON_TEAM, 'unknown-action'),
  },
  { name: 'get /api/team/{teamId}/pulse-models', ...forSome(ON_TEAM, ON_TEAM) },
  {
    name: 'get /api/search/team/{teamId}',
    path: () => ({ query: '?q=retro' }),
    ...forSome(ON_TEAM, ON_TEAM),
  },
  ...INSIGHT_CALLS,
  { name: 'post /api/team/{teamId}/invite', body: () => ({ disabled: true }), ...teamEditors },
  {
    name: 'get /api/team/{teamId}/invitation',
    path: ({ teamToken }) => ({ query: `?inviteId=${teamToken}` }),
    ...everybody,
  },
  {
    name: 'post /api/team/{teamId}/join',
    body: ({ teamToken }) => ({ inviteId: teamToken }),
    ...whoeverSignedIn,
  },
  {
    name: 'post /api/team/{teamId}/join',
    about: 'by a token of the organisation',
    body: ({ orgToken }) => ({ inviteId: orgToken }),
    answer: strange,
    elsewhere: strange,
  },
  { name: 'post /api/team/{teamId}/settings', body: () => ({ name: 'Renamed' }), ...teamEditors },
  {
    name: 'post /api/team/{teamId}/settings',
    about: 'archiving it',
    body: () => ({ isArchived: true }),
    ...teamEditors,
  },
  { name: 'delete /api/team/{teamId}', ...teamEditors },
  {
    // TRASH-18: a user who could not delete it does not learn that it is in the trash.
    name: 'post /api/team/{teamId}/restore',
    path: ({ deletedTeamId }) => ({ teamId: deletedTeamId }),
    ...forSome(['owner', 'orgAdmin', 'teamAdmin'], ON_TEAM, 'not-found'),
  },
  {
    name: 'post /api/team/{teamId}/import',
    path: () => ({ query: '?dryRun=true' }),
    body: () => ({ format: 'csv', content: 'Text\nTea' }),
    ...forSome(['owner', 'orgAdmin', 'teamAdmin', 'facilitator'], ON_TEAM),
  },
  {
    name: 'post /api/team/{teamId}/user-meta',
    body: ({ mateId }) => ({ id: mateId, role: 'admin' }),
    ...teamEditors,
  },
  { name: 'post /api/team/{teamId}/member', body: addition, ...forSome([], ['facilitator', 'member']) },
  { name: 'delete /api/team/{teamId}/member/{userId}', ...teamEditors },
  {
    name: 'delete /api/team/{teamId}/member/{userId}',
    about: 'themselves',
    path: (_scene, asker, idOf) => ({ userId: idOf(asker) }),
    ...forSome(['teamAdmin', 'facilitator', 'member'], ['owner', 'orgAdmin'], 'unknown-member'),
  },
]

/** TRASH-12: a team in the trash is found by no call but the one that restores it. */
const GONE_CALLS: readonly OrgCall[] = TEAM_CALLS.filter(
  ({ name, about }) => about === undefined && !name.endsWith('/restore'),
).map((call) => ({
  ...call,
  about: 'in the trash',
  path: (...given) => ({ ...call.path?.(...given), teamId: given[0].deletedTeamId }),
  // Invite links are opened without signing in (INVITE-1).
  answer: (asker) => (call.name.endsWith('/invitation') ? 'not-found' : strange(asker)),
  elsewhere: (asker) => (call.name.endsWith('/invitation') ? 'not-found' : strange(asker)),
}))

/** Every call about organisations, teams and their members. */
export const CALLS_OF_ORGS: readonly OrgCall[] = [
  ...ORG_CALLS,
  ...PULSE_CALLS,
  ...FORMAT_CALLS,
  ...TEAM_CALLS,
  ...GONE_CALLS,
]
