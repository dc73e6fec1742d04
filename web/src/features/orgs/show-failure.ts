import { ORGS_A_PERSON_MAX } from '@retropulse/domain/orgs/limits'
import type { Problem } from '../../lib/problem.ts'
import { showToast } from '../../ui/toast.ts'
import { t } from './messages.ts'

/**
 * The text for a change that failed (ERROR-10, ERROR-13), with a second line where it is known what to do (ERROR-14).
 */
export function explainFailure({ code, status }: Problem): { title: string; text?: string } {
  if (code === 'team-limit' || code === 'plan-required') return { title: t('failed'), text: t('planLimit') }
  if (code === 'org-limit')
    return { title: t('failed'), text: t('orgLimit.other', { count: ORGS_A_PERSON_MAX }) }
  if (code === 'unreachable') return { title: t('failed'), text: t('unreachable') }
  return { title: t(status === 403 ? 'forbidden' : 'failed') }
}

/** Like `explainFailure`, for a form, which shows that something went wrong by itself: in one line what to do. */
export function failureLine(problem: Problem): string {
  const { title, text } = explainFailure(problem)
  return text ?? title
}

export function showFailure(problem: Problem): void {
  const { title, text } = explainFailure(problem)
  showToast(title, { tone: 'danger', text })
}
