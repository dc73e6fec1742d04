import type { Team } from '@retropulse/contract/teams'
import { useOutletContext } from 'react-router'

/** The team of the open page; for the pages inside of `TeamPage`. */
export function useTeam(): Team {
  return useOutletContext<Team>()
}
