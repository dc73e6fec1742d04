import type { InvitationName, Join, OrgInvitation } from '@retropulse/contract/invites'
import { INVITE_DAYS } from '@retropulse/domain/orgs/limits'
import { queryOptions } from '@tanstack/react-query'
import { getJson, postJson, valueOf } from '../../../lib/api.ts'
import type { Answer } from '../../../lib/api.ts'
import { problemIn } from '../../../lib/problem.ts'
import type { Problem } from '../../../lib/problem.ts'
import { t } from './messages.ts'

/** A link to a team or an organisation, with the token in it. */
export interface InviteLink {
  readonly to: 'team' | 'org'
  readonly id: string
  readonly inviteId: string
}

/** The name behind an invite link. A link that is no longer valid is an answer, and no failure of the page. */
export const invitationQuery = (link: InviteLink) =>
  queryOptions({
    queryKey: ['invitation', link.to, link.id, link.inviteId],
    queryFn: ({ signal }) =>
      valueOf(
        getJson<InvitationName & Partial<OrgInvitation>>(
          `${callsOf(link)}/invitation?inviteId=${encodeURIComponent(link.inviteId)}`,
          signal,
        ),
      ),
    throwOnError: (error, query) => query.state.data === undefined && !isInvalid(problemIn(error)),
  })

export function join(link: InviteLink): Promise<Answer<undefined>> {
  return postJson(`${callsOf(link)}/join`, { inviteId: link.inviteId } satisfies Join)
}

/** True when the link itself was refused: it ended, or never existed. */
export function isInvalid({ status }: Problem): boolean {
  return status === 404 || status === 410 || status === 400
}

/** The text for a link that ended (INVITE-5, INVITE-18); null where the server does not know the link. */
export function explainEnd({ code }: Problem, to: InviteLink['to']): End | null {
  switch (code) {
    case 'invite-used':
      return { title: t('ended.used'), text: t('ended.used.text') }
    case 'invite-expired':
      return { title: t('ended.expired'), text: t('ended.expired.text', { count: INVITE_DAYS }) }
    case 'invite-cancelled':
      return { title: t('ended.cancelled'), text: t('ended.cancelled.text') }
    case 'invite-disabled':
      return { title: t('ended.disabled'), text: t('ended.disabled.text') }
    case 'invite-replaced':
      return { title: t(`ended.${to}.replaced`), text: t(`ended.${to}.replaced.text`) }
    default:
      return null
  }
}

interface End {
  readonly title: string
  readonly text: string
}

/** The text for joining that failed (INVITE-19, SSO-20). */
export function explainJoin(problem: Problem): string {
  return needsSso(problem) ? t('join.sso') : t('join.failed')
}

/** The organisation lets only users in who signed in with SSO (SSO-20). */
export function needsSso({ status }: Problem): boolean {
  return status === 405
}

function callsOf({ to, id }: InviteLink): string {
  return `/api/${to}/${encodeURIComponent(id)}`
}
