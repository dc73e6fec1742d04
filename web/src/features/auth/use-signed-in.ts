import { useQueryClient } from '@tanstack/react-query'

/** Resets the cache once a user has signed in: it may have what another user may see. */
export function useSignedIn(): () => Promise<void> {
  const queries = useQueryClient()
  return async () => {
    queries.removeQueries({ type: 'inactive' })
    await queries.invalidateQueries()
  }
}
