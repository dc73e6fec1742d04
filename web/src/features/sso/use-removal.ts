import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { showToast } from '../../ui/toast.ts'
import { t } from './messages.ts'
import { connectionsQuery, removeConnection } from './sso-calls.ts'

/** Deletes a connection, and removes it from the page. */
export function useRemoval(orgId: string, connectionId: string) {
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    const answer = await removeConnection(orgId, connectionId)
    // A 404 means that another owner deleted it meanwhile.
    const isGone = answer.ok || answer.problem.status === 404
    if (isGone) await queries.invalidateQueries({ queryKey: connectionsQuery(orgId).queryKey })
    setBusy(false)
    showToast(t(isGone ? 'removed' : 'failed'), { tone: isGone ? 'ok' : 'danger' })
  }
  return { isBusy, remove }
}
