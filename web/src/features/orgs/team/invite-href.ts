import type { Team } from '@retropulse/contract/teams'

/** The address of the team's invite page on this host (teams.md §2); for whoever may not see the token, one without it. */
export function inviteHref({ id, invite }: Pick<Team, 'id' | 'invite'>, origin: string): string {
  const token = invite === null ? '•'.repeat(21) : encodeURIComponent(invite.id)
  return `${origin}/invite/team/${encodeURIComponent(id)}/${token}`
}
