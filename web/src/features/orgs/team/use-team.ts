import type { Team } from '@retropulse/contract/teams'
import { useOutletContext } from 'react-router'

/** The team whose page is open; for the pages inside of `TeamPage`. */
export function useTeam(): Team {
  return useOutletContext<Team>()
}
