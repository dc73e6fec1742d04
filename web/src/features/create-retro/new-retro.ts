import type { BoardSummary, CreateBoard } from '@retropulse/contract/board'
import type { UserMeta } from '@retropulse/contract/orgs'
import type { Team } from '@retropulse/contract/teams'
import { PERSONAL_BOARDS_MAX, TITLE_MAX } from '@retropulse/domain/board/limits'
import { hasContent } from '@retropulse/domain/kernel/text'
import { can } from '@retropulse/domain/orgs/policy'
import { queryOptions } from '@tanstack/react-query'
import { getJson, postJson, valueOf } from '../../lib/api.ts'
import type { Answer } from '../../lib/api.ts'
import type { FormErrors } from '../../lib/form-errors.ts'
import { locale } from '../../lib/locale.ts'
import type { Problem } from '../../lib/problem.ts'
import { upgradeHint, type RoleInTeam } from '../../lib/upgrade-hint.ts'
import { t } from './messages.ts'

/** The title of a new retro: 'Retro' with the day (CREATE-3). */
export function defaultTitle(now: Date): string {
  return t('name.default', { day: locale.dayOfYear.format(now) })
}

/** The error of a title (CREATE-3). */
export function checkTitle(title: string): FormErrors<'name'> {
  if (!hasContent(title)) return { name: t('name.missing') }
  return title.length > TITLE_MAX ? { name: t('name.tooLong', { count: TITLE_MAX }) } : {}
}

/** The teams in which the user may start a retro (CREATE-9). */
export function teamsToStartIn(meta: UserMeta): UserMeta['teams'] {
  return meta.teams.filter(({ role }) => can({ role }, 'board:create'))
}

/** The board to copy; if it cannot be read, the page offers the formats (CREATE-13). */
export function sourceQuery(boardId: string) {
  return queryOptions({
    queryKey: ['board', boardId, 'source'],
    queryFn: ({ signal }) =>
      valueOf(getJson<BoardSummary>(`/api/board/${encodeURIComponent(boardId)}`, signal)),
    throwOnError: false,
  })
}

/** The team, whose retros have titles that a copy does not take (CREATE-11). The page does without it after a failure. */
export function teamQuery(teamId: string) {
  return queryOptions({
    queryKey: ['team', teamId],
    queryFn: ({ signal }) => valueOf(getJson<Team>(`/api/team/${encodeURIComponent(teamId)}`, signal)),
    throwOnError: false,
  })
}

/** Creates a retro of a team, or a board without a team for `null`, and returns its id (CREATE-15, CREATE-18). */
export function startRetro(teamId: string | null, input: CreateBoard): Promise<Answer<{ id: string }>> {
  return postJson(teamId === null ? '/api/boards' : `/api/team/${encodeURIComponent(teamId)}/boards`, input)
}

/** The error that a refusal of the server shows to a user with this role in the team, whose organisation has `owners`. */
export function explainRefusal(
  { code, status }: Problem,
  role?: RoleInTeam,
  owners?: readonly string[],
): FormErrors<'name'> {
  if (code === 'unreachable') return { form: t('unreachable') }
  if (code === 'team-archived') return { form: t('teamArchived') }
  if (code === 'team-limit') return { form: t('tooManyTeams') }
  if (code === 'plan-required') return { form: t('planRequired', { hint: upgradeHint(role, owners) }) }
  return { form: status === 403 ? t('forbidden') : t('failed') }
}

/**
 * The refusal of one more retro without a team (CREATE-20); a team is another way out, where there is one (CREATE-45), and
 * the draft stays (CREATE-46).
 */
export function explainPersonalLimit(hasTeams: boolean): FormErrors<'name'> {
  const reason = t(hasTeams ? 'personalFull.orTeam' : 'personalFull', { count: PERSONAL_BOARDS_MAX })
  return { form: `${reason} ${t('personalFull.kept')}` }
}
