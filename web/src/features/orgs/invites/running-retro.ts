import type { RunningRetros } from '@retropulse/contract/orgs'
import { getJson } from '../../../lib/api.ts'
import { boardPath } from '../../../lib/paths.ts'
import type { InviteLink } from './invitation.ts'

/**
 * INVITE-20: where a user goes after joining: into the running retro of the team with most people; after joining an
 * organisation only where exactly one is running. Null: no retro is running, or the call failed.
 */
export async function runningRetroPath(link: Pick<InviteLink, 'to' | 'id'>): Promise<string | null> {
  const answer = await getJson<RunningRetros>('/api/running-retros')
  return answer.ok ? chosenPath(answer.value, link) : null
}

export function chosenPath(
  { retros }: RunningRetros,
  { to, id }: Pick<InviteLink, 'to' | 'id'>,
): string | null {
  const [first, ...others] = retros.filter((retro) => (to === 'team' ? retro.teamId : retro.orgId) === id)
  if (first === undefined || (to === 'org' && others.length > 0)) return null
  return boardPath(first.boardId)
}
