import type { Problem } from '../../lib/problem.ts'
import { t } from './messages.ts'

/** What is said when something was not done (teams.md §8); what a form can say beside a field, it says there. */
export function explainFailure({ code, status }: Problem): string {
  if (code === 'unreachable') return t('unreachable')
  return status === 403 ? t('forbidden') : t('failed')
}
