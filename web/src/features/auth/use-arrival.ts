import { useQueryClient } from '@tanstack/react-query'

/** What has to happen once somebody is signed in: whoever was here before may have seen other things. */
export function useArrival(): () => Promise<void> {
  const queries = useQueryClient()
  return async () => {
    queries.removeQueries({ type: 'inactive' })
    await queries.invalidateQueries()
  }
}
