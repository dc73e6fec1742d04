import type { CreateBoard } from '@retropulse/contract/board'
import type { UserMeta } from '@retropulse/contract/orgs'
import { FORMATS } from '@retropulse/domain/board/formats'
import type { Format } from '@retropulse/domain/board/format'
import { TITLE_MAX } from '@retropulse/domain/board/limits'
import { cleanText, hasContent } from '@retropulse/domain/kernel/text'
import { can } from '@retropulse/domain/orgs/policy'
import { postJson } from '../../../lib/api.ts'
import type { Answer } from '../../../lib/api.ts'
import type { FormErrors } from '../../../lib/form-errors.ts'
import { locale } from '../../../lib/locale.ts'
import type { Problem } from '../../../lib/problem.ts'
import { t } from './messages.ts'

/** The title that a retro of today starts with. */
export function defaultTitle(now: Date): string {
  return t('name.default', { day: locale.dayOfYear.format(now) })
}

/** The format that an address names, else the first. */
export function formatNamed(slug: string | null): Format | undefined {
  return FORMATS.find((format) => format.slug === slug) ?? FORMATS[0]
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

/** Creates the board of a retro; the answer says its id (teams.md §7). */
export function startRetro(teamId: string, title: string, format: Format): Promise<Answer<{ id: string }>> {
  const board: CreateBoard = {
    name: cleanText(title).trim(),
    columns: format.columns.map(({ name }) => name),
    format: format.slug,
  }
  return postJson(`/api/team/${encodeURIComponent(teamId)}/boards`, board)
}

/** What the server's refusal means for the person. */
export function explainRefusal({ code, status }: Problem): FormErrors<'name'> {
  if (code === 'unreachable') return { form: t('unreachable') }
  if (code === 'team-archived') return { form: t('teamArchived') }
  return { form: status === 403 ? t('forbidden') : t('failed') }
}
