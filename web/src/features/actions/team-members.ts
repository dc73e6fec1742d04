import type { Team } from '@retropulse/contract/teams'
import { useMemo } from 'react'
import type { Member } from './changed-lists.ts'

/** Whom an action of the team can be given to. */
export function useTeamMembers({ members }: Pick<Team, 'members'>): readonly Member[] {
  return useMemo(
    () => members.map(({ id, profile: { name, picture } }) => ({ id, name, picture })),
    [members],
  )
}
