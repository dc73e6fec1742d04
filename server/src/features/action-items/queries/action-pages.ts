import type { TeamAction } from '@retropulse/contract/actions'
import type { TeamId } from '@retropulse/domain/kernel/ids'
import type { Identity } from '../../auth/api.ts'
import { listActions, type ListActionsPorts } from './list-actions.ts'

/** All action items of a team, a page at a time, in the order of the list (ACTION-26); none without access. */
export async function* readActionPages(
  identity: Identity | null,
  teamId: TeamId,
  ports: ListActionsPorts,
): AsyncGenerator<readonly TeamAction[]> {
  let from: string | undefined
  do {
    const listed = await listActions(identity, teamId, { from }, ports)
    if (!listed.ok) return
    yield listed.list.actions
    from = listed.list.next ?? undefined
  } while (from !== undefined)
}
