import type { ProfileData } from '@retropulse/contract/accounts'
import { useQueryClient } from '@tanstack/react-query'
import type { Answer } from '../../../lib/api.ts'
import { statusQuery } from '../../../lib/session.ts'
import { saveProfile, userProfileQuery } from './profile-calls.ts'

/** Saves the profile, and refreshes everything that shows it. */
export function useSaveProfile(): (profileData: ProfileData) => Promise<Answer<unknown>> {
  const queries = useQueryClient()
  return async (profileData) => {
    const answer = await saveProfile(profileData)
    if (answer.ok) {
      queries.setQueryData(userProfileQuery.queryKey, answer.value)
      await queries.invalidateQueries({ queryKey: statusQuery.queryKey })
    }
    return answer
  }
}
