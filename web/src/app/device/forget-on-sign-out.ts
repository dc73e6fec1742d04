import type { Status } from '@retropulse/contract/accounts'
import { hashKey, type QueryClient } from '@tanstack/react-query'
import { deviceAccount, devicePerson } from '../../lib/device-person.ts'
import { statusQuery } from '../../lib/session.ts'
import { forgetUnsent } from './forget-unsent.ts'

/**
 * OFFLINE-5: removes the boards that this device keeps as soon as another account, or none, is signed in: the next
 * person at the device must not read them. Every way of signing out clears the query cache; a session that ended
 * elsewhere shows in the next answer of `/status`. Unsent text of boards stays for its author. Answers to surveys, which
 * are anonymous, and texts in settings, which hold addresses of others, stay over a session that ended by itself: the
 * same account finds them when it signs in again. Signing out removes them, and so does another account (SHELL-66).
 */
export function forgetBoardsOnSignOut(
  queries: QueryClient,
  removeBoards: () => Promise<void> = removeStoredBoards,
): void {
  let found: string | null = null
  const change = (account: string | null): void => {
    // A board may have told the device of the account already.
    if (account !== null && account !== found) forgetUnsent(account)
    found = account
    const before = deviceAccount.get()
    if (account === before) return
    if (account === null) deviceAccount.forget()
    else deviceAccount.set(account)
    if (before === null) return
    // Reaches every tab at once: none of them shows or stores a board for this person any more.
    devicePerson.forget()
    // Without a database there are no boards in it.
    removeBoards().catch(() => undefined)
  }
  const look = (): void => {
    const status = queries.getQueryData<Status>(statusQuery.queryKey)
    if (status !== undefined) change(status.profile?.sub ?? null)
  }
  queries.getQueryCache().subscribe(({ type, query }) => {
    if (query.queryHash !== STATUS_HASH) return
    if (type !== 'removed') return look()
    change(null)
    // Also where another tab has found the session gone already.
    forgetUnsent(null)
  })
  look()
}

const STATUS_HASH = hashKey(statusQuery.queryKey)

async function removeStoredBoards(): Promise<void> {
  const { openOutboxStore } = await import('../../features/board/live/outbox-store.ts')
  await openOutboxStore().pruneBoards(null, 0)
}
