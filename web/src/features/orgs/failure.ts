import type { Problem } from '../../lib/problem.ts'
import { showToast } from '../../ui/toast.ts'
import { t } from './messages.ts'

/** What a change that did not happen says (teams.md §8), and in a second line what to do about it where that is known. */
export function explainFailure({ code, status }: Problem): { title: string; text?: string } {
  if (code === 'team-limit' || code === 'plan-required') return { title: t('failed'), text: t('planLimit') }
  if (code === 'unreachable') return { title: t('failed'), text: t('unreachable') }
  return { title: t(status === 403 ? 'forbidden' : 'failed') }
}

/** The same for a form, which shows by itself that something went wrong: what to do about it, where that is known. */
export function failureLine(problem: Problem): string {
  const { title, text } = explainFailure(problem)
  return text ?? title
}

export function showFailure(problem: Problem): void {
  const { title, text } = explainFailure(problem)
  showToast(title, { tone: 'danger', text })
}
