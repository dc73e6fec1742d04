import type { Team } from '@retropulse/contract/teams'

/**
 * The address of the invite page of the team on the host of the page (INVITE-4); without the token where the user may
 * not see it.
 */
export function inviteHref({ id, invite }: Pick<Team, 'id' | 'invite'>, origin: string): string {
  const token = invite === null ? '•'.repeat(21) : encodeURIComponent(invite.id)
  return `${origin}/invite/team/${encodeURIComponent(id)}/${token}`
}
