import type { BoardSummary, CreateBoard } from '@retropulse/contract/board'
import type { UserMeta } from '@retropulse/contract/orgs'
import { TITLE_MAX } from '@retropulse/domain/board/limits'
import { hasContent } from '@retropulse/domain/kernel/text'
import { can } from '@retropulse/domain/orgs/policy'
import { queryOptions } from '@tanstack/react-query'
import { getJson, postJson, valueOf } from '../../../lib/api.ts'
import type { Answer } from '../../../lib/api.ts'
import type { FormErrors } from '../../../lib/form-errors.ts'
import { locale } from '../../../lib/locale.ts'
import type { Problem } from '../../../lib/problem.ts'
import { upgradeHint, type RoleInTeam } from '../../../lib/upgrade-hint.ts'
import { t } from './messages.ts'

/** The title that a retro of today starts with. */
export function defaultTitle(now: Date): string {
  return t('name.default', { day: locale.dayOfYear.format(now) })
}

/** What is wrong with a title (teams.md §5). */
export function checkTitle(title: string): FormErrors<'name'> {
  if (!hasContent(title)) return { name: t('name.missing') }
  return title.length > TITLE_MAX ? { name: t('name.tooLong', { count: TITLE_MAX }) } : {}
}

/** The teams in which somebody may start a retro (D28). */
export function teamsToStartIn(meta: UserMeta): UserMeta['teams'] {
  return meta.teams.filter(({ role }) => can({ role }, 'board:create'))
}

/** The board that is to be copied (teams.md §7); one that cannot be read is no reason to show no page. */
export function sourceQuery(boardId: string) {
  return queryOptions({
    queryKey: ['board', boardId, 'source'],
    queryFn: ({ signal }) =>
      valueOf(getJson<BoardSummary>(`/api/board/${encodeURIComponent(boardId)}`, signal)),
    throwOnError: false,
  })
}

/** Creates the board of a retro; the answer says its id (teams.md §7). */
export function startRetro(teamId: string, wish: CreateBoard): Promise<Answer<{ id: string }>> {
  return postJson(`/api/team/${encodeURIComponent(teamId)}/boards`, wish)
}

/** What the server's refusal means for a person with this role in the team. */
export function explainRefusal({ code, status }: Problem, role?: RoleInTeam): FormErrors<'name'> {
  if (code === 'unreachable') return { form: t('unreachable') }
  if (code === 'team-archived') return { form: t('teamArchived') }
  if (code === 'plan-required') return { form: t('planRequired', { hint: upgradeHint(role) }) }
  return { form: status === 403 ? t('forbidden') : t('failed') }
}
