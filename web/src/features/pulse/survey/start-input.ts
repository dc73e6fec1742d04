import type { StartSurvey } from '@retropulse/contract/pulse-survey'
import { cleanLine, hasContent } from '@retropulse/domain/kernel/text'
import { OPEN_DAYS_MAX } from '@retropulse/domain/pulse/limits'
import type { FormErrors } from '../../../lib/form-errors.ts'
import type { Problem } from '../../../lib/problem.ts'
import { type RoleInTeam, upgradeHint } from '../../../lib/upgrade-hint.ts'
import { t } from './messages.ts'

/** What is typed on the page that starts a survey; `days` may be empty. */
export interface StartFields {
  readonly name: string
  readonly days: string
}

export type StartErrors = FormErrors<keyof StartFields>

/** What is missing or wrong (PULSE-36). */
export function checkStart({ name, days }: StartFields): StartErrors {
  return {
    name: hasContent(name) ? undefined : t('begin.name.missing'),
    days: daysOf(days) === null ? t('begin.days.wrong', { count: OPEN_DAYS_MAX }) : undefined,
  }
}

/** The request that starts the survey (PULSE-37); for fields that `checkStart` found nothing wrong with. */
export function startInput(modelId: string, { name, days }: StartFields): StartSurvey {
  const openDays = daysOf(days)
  return { modelId, name: cleanLine(name), ...(typeof openDays === 'number' && { openDays }) }
}

/** The error that a refusal of the server shows to a user with this role in the team, whose organisation has `owners`. */
export function explainStart(
  { code, status }: Problem,
  role: RoleInTeam,
  owners?: readonly string[],
): StartErrors {
  if (code === 'unreachable') return { form: t('unreachable') }
  if (code === 'plan-required') return { form: t('begin.plan', { hint: upgradeHint(role, owners) }) }
  if (code === 'survey-limit') return { form: t('begin.full') }
  if (code === 'team-archived') return { form: t('begin.archived') }
  if (status === 403) return { form: t('begin.denied') }
  return { form: status === 404 ? t('begin.gone') : t('failed') }
}

/** Undefined: the survey stays open until it is ended; null: no number of days that a survey can stay open. */
function daysOf(text: string): number | undefined | null {
  const typed = text.trim()
  if (typed === '') return undefined
  const days = Number(typed)
  return /^\d+$/.test(typed) && days >= 1 && days <= OPEN_DAYS_MAX ? days : null
}
