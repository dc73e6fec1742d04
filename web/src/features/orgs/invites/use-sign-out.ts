import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { postJson } from '../../../lib/api.ts'

/**
 * Signs out on the page of an invitation, for a user who needs another account there. `leave` goes to another page
 * before what is known of the account is forgotten; without it the page stays.
 */
export function useSignOut(leave?: () => Promise<void> | void) {
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const signOut = async (): Promise<void> => {
    setBusy(true)
    const { ok } = await postJson('/api/auth/sign-out')
    setFailed(!ok)
    if (ok) {
      await leave?.()
      await queries.resetQueries()
    }
    setBusy(false)
  }
  return { isBusy, hasFailed, signOut }
}
