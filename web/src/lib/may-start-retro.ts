import type { Team } from '@retropulse/contract/teams'

/** Whether the free retros of the team's organisation are used up (PLAN-7). */
export function isOutOfRetros({ credits }: Pick<Team, 'credits'>): boolean {
  return credits !== null && credits.used >= credits.max
}

/**
 * Whether the user may start a retro now. Offers beside the button 'Start a retro' are left out otherwise: that button
 * says why it is not possible, or opens what lifts the limit (PERM-44, PLAN-22).
 */
export function mayStartRetro(team: Pick<Team, 'mayCreateBoards' | 'credits'>): boolean {
  return team.mayCreateBoards && !isOutOfRetros(team)
}
