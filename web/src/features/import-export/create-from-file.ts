import type { ImportBoard, Imported } from '@retropulse/contract/import-export'
import { TITLE_MAX } from '@retropulse/domain/board/limits'
import { cleanLine, hasContent } from '@retropulse/domain/kernel/text'
import { type Answer, postJson } from '../../lib/api.ts'
import type { FormErrors } from '../../lib/form-errors.ts'
import type { Problem } from '../../lib/problem.ts'
import { upgradeHint, type RoleInTeam } from '../../lib/upgrade-hint.ts'
import { t } from './messages.ts'

/** The error of a title (IMPORT-7). */
export function checkTitle(title: string): FormErrors<'title'> {
  if (!hasContent(title)) return { title: t('title.missing') }
  return cleanLine(title).length > TITLE_MAX ? { title: t('title.tooLong', { count: TITLE_MAX }) } : {}
}

/** Sends a file to be imported; returns the id of the retro (IMPORT-1). */
export function createFromFile(teamId: string, wish: ImportBoard): Promise<Answer<Imported>> {
  return postJson(`/api/team/${encodeURIComponent(teamId)}/import`, wish)
}

/** The error that a refusal of the server shows to a user with this role in the team. */
export function explainRefusal({ code, status }: Problem, role?: RoleInTeam): FormErrors<'title'> {
  if (code === 'unreachable') return { form: t('unreachable') }
  if (code === 'team-archived') return { form: t('teamArchived') }
  if (code === 'plan-required') return { form: t('planRequired', { hint: upgradeHint(role) }) }
  if (code === 'too-large') return { form: t('tooLarge') }
  if (code === 'too-fast') return { form: t('tooFast') }
  return { form: t(status === 403 ? 'denied' : 'failed') }
}
