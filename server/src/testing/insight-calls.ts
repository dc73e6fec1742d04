import { forSome, ON_TEAM, type OrgCall } from './org-call.ts'

/** Calls about the insights of a team, for all of its people. */
export const INSIGHT_CALLS: readonly OrgCall[] = [
  { name: 'get /api/team/{teamId}/insights', ...forSome(ON_TEAM, ON_TEAM) },
  {
    name: 'get /api/team/{teamId}/insights',
    about: 'as a file',
    path: () => ({ query: '?format=csv&limit=all' }),
    ...forSome(ON_TEAM, ON_TEAM),
  },
  {
    name: 'get /api/team/{teamId}/miniatures',
    path: () => ({ query: '?boards=unheard-of' }),
    ...forSome(ON_TEAM, ON_TEAM),
  },
  {
    name: 'get /api/team/{teamId}/briefing',
    path: () => ({ query: '?today=2026-11-25' }),
    ...forSome(ON_TEAM, ON_TEAM),
  },
  { name: 'get /api/team/{teamId}/themes', ...forSome(ON_TEAM, ON_TEAM) },
]
