import type { Org } from '@retropulse/contract/orgs'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isDenied, isTemporary, problemIn, ProblemError } from '../../lib/problem.ts'
import { userMetaQuery } from '../../lib/session.ts'
import { orgQuery } from './queries.ts'

export interface OrgRead {
  /** Undefined while it is not known. */
  readonly org: Org | undefined
  /** Reads again after a failure that may pass; undefined unless one stands. The page shows it in its place (ERROR-9). */
  readonly retry: (() => void) | undefined
}

/**
 * An organisation. For a user who left it the places are read again, so that the page goes on with another organisation
 * of the user (ORG-23). A failure that does not pass by itself throws.
 */
export function useOrg(orgId: string): OrgRead {
  const { data, error, refetch } = useQuery({
    ...orgQuery(orgId),
    throwOnError: (failure, { state }) => state.data === undefined && !isShownInPlace(failure),
  })
  const queries = useQueryClient()
  const [isStillListed, setStillListed] = useState(false)
  const hasFailed = data === undefined && error !== null
  const isOut = hasFailed && isDenied(problemIn(error))
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
  return { org: data, retry: hasFailed && !isOut ? () => void refetch() : undefined }
}

/** Denied users are led on, and what may pass by itself leaves the rest of the page. */
function isShownInPlace(failure: Error): boolean {
  const problem = problemIn(failure)
  return isDenied(problem) || isTemporary(problem)
}
