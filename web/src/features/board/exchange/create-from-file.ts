import type { ImportBoard, Imported } from '@retropulse/contract/exchange'
import { TITLE_MAX } from '@retropulse/domain/board/limits'
import { cleanLine, hasContent } from '@retropulse/domain/kernel/text'
import { type Answer, postJson } from '../../../lib/api.ts'
import type { FormErrors } from '../../../lib/form-errors.ts'
import type { Problem } from '../../../lib/problem.ts'
import { upgradeHint, type RoleInTeam } from '../../../lib/upgrade-hint.ts'
import { t } from './messages.ts'

/** What is wrong with a title (board.md §5). */
export function checkTitle(title: string): FormErrors<'title'> {
  if (!hasContent(title)) return { title: t('title.missing') }
  return cleanLine(title).length > TITLE_MAX ? { title: t('title.tooLong', { count: TITLE_MAX }) } : {}
}

/** Has the server make a retro of a file; the answer says its id. */
export function createFromFile(teamId: string, wish: ImportBoard): Promise<Answer<Imported>> {
  return postJson(`/api/team/${encodeURIComponent(teamId)}/import`, wish)
}

/** What the server's refusal means for a person with this role in the team. */
export function explainRefusal({ code, status }: Problem, role?: RoleInTeam): FormErrors<'title'> {
  if (code === 'unreachable') return { form: t('unreachable') }
  if (code === 'team-archived') return { form: t('teamArchived') }
  if (code === 'plan-required') return { form: t('planRequired', { hint: upgradeHint(role) }) }
  if (code === 'too-large') return { form: t('tooLarge') }
  if (code === 'too-fast') return { form: t('tooFast') }
  return { form: t(status === 403 ? 'denied' : 'failed') }
}
