import { type QueryKey, useQuery, useQueryClient, type UseQueryOptions } from '@tanstack/react-query'

/** What a list of services needs besides its texts. */
interface ServiceListState<Service> {
  /** Undefined while they are loaded, and where they could not be. */
  readonly services: readonly Service[] | undefined
  readonly isError: boolean
  readonly onRetry: () => void
  /** Reads the list again; resolves once it is up to date. */
  readonly onChanged: () => Promise<void>
}

/** Reads a list of services with a query, and again when one of them was tested or disconnected. */
export function useServiceList<Data, Key extends QueryKey, Service>(
  query: UseQueryOptions<Data, Error, Data, Key>,
  servicesOf: (data: Data) => readonly Service[],
): ServiceListState<Service> {
  const { data, isError, refetch } = useQuery(query)
  const queries = useQueryClient()
  return {
    services: data === undefined ? undefined : servicesOf(data),
    isError,
    onRetry: () => void refetch(),
    onChanged: () => queries.invalidateQueries({ queryKey: query.queryKey }),
  }
}
