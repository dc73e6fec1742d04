import type { Org } from '@retropulse/contract/orgs'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isDenied, problemIn, ProblemError } from '../../lib/problem.ts'
import { userMetaQuery } from '../../lib/session.ts'
import { orgQuery } from './queries.ts'

/**
 * An organisation; undefined while it is not known. For a user who left it the places are read again, so that the page
 * goes on with another organisation of the user (ORG-23).
 */
export function useOrg(orgId: string): Org | undefined {
  const { data, error } = useQuery({
    ...orgQuery(orgId),
    throwOnError: (failure, query) => query.state.data === undefined && !isDenied(problemIn(failure)),
  })
  const queries = useQueryClient()
  const [isStillListed, setStillListed] = useState(false)
  const isOut = data === undefined && error !== null
  useEffect(() => {
    if (!isOut) return undefined
    let isHere = true
    void queries.refetchQueries({ queryKey: userMetaQuery.queryKey }).then(() => {
      const places = queries.getQueryData(userMetaQuery.queryKey)?.orgs ?? []
      if (isHere && places.some(({ id }) => id === orgId)) setStillListed(true)
    })
    return () => {
      isHere = false
    }
  }, [isOut, orgId, queries])
  if (isOut && isStillListed) throw new ProblemError(problemIn(error))
  return data
}
