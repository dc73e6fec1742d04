import { forSome, ON_TEAM, type OrgCall } from './org-call.ts'

const aTopic = () => ({ query: '?topic=travel' })

/** The calls of the bots of a team; `bot-routes` has those without a team. */
export const BOT_CALLS: readonly OrgCall[] = [
  { name: 'get /api/team/{teamId}/icebreaker/question', path: aTopic, ...forSome(ON_TEAM, ON_TEAM) },
  { name: 'get /api/team/{teamId}/icebreaker/usage', ...forSome(ON_TEAM, ON_TEAM) },
  {
    name: 'get /api/team/{teamId}/retro-format',
    path: aTopic,
    ...forSome(['owner', 'orgAdmin', 'teamAdmin', 'facilitator'], ON_TEAM),
  },
]
