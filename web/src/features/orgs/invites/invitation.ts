import type { InvitationName, Join } from '@retropulse/contract/invites'
import { queryOptions } from '@tanstack/react-query'
import { getJson, postJson, valueOf } from '../../../lib/api.ts'
import type { Answer } from '../../../lib/api.ts'
import { problemIn } from '../../../lib/problem.ts'
import type { Problem } from '../../../lib/problem.ts'
import { t } from './messages.ts'

/** A link into a team or an organisation: what it leads to, and the token in it. */
export interface InviteLink {
  readonly to: 'team' | 'org'
  readonly id: string
  readonly inviteId: string
}

/** What one is invited to. A link that is not valid any more is an answer like another, and no failure of the page. */
export const invitationQuery = (link: InviteLink) =>
  queryOptions({
    queryKey: ['invitation', link.to, link.id, link.inviteId],
    queryFn: ({ signal }) =>
      valueOf(
        getJson<InvitationName>(
          `${callsOf(link)}/invitation?inviteId=${encodeURIComponent(link.inviteId)}`,
          signal,
        ),
      ),
    throwOnError: (error, query) => query.state.data === undefined && !isInvalid(problemIn(error)),
  })

export function join(link: InviteLink): Promise<Answer<undefined>> {
  return postJson(`${callsOf(link)}/join`, { inviteId: link.inviteId } satisfies Join)
}

/** True when the link itself was refused: cut off, replaced, used up, or never one at all. */
export function isInvalid({ status }: Problem): boolean {
  return status === 404 || status === 400
}

/** Why somebody could not join (teams.md §8). */
export function explainJoin({ status }: Problem): string {
  return status === 405 ? t('join.sso') : t('join.failed')
}

function callsOf({ to, id }: InviteLink): string {
  return `/api/${to}/${encodeURIComponent(id)}`
}
