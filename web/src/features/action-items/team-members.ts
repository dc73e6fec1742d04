import type { Team } from '@retropulse/contract/teams'
import { useMemo } from 'react'
import type { Member } from './changed-lists.ts'

/** The people to whom an action item of the team can be assigned. */
export function useTeamMembers({ members }: Pick<Team, 'members'>): readonly Member[] {
  return useMemo(
    () => members.map(({ id, profile: { name, picture } }) => ({ id, name, picture })),
    [members],
  )
}
