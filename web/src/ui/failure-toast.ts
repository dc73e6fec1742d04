import { t } from '../lib/failure-messages.ts'
import type { Problem } from '../lib/problem.ts'
import { showToast } from './toast.ts'

/** Says that a change failed (ERROR-10), and of one that did not reach the server what to do (ERROR-12). */
export function showCallFailure({ code }: Pick<Problem, 'code'>): void {
  say(code === 'unreachable')
}

/** Says that code could not be loaded: without a network, or since a newer version has replaced it. */
export function showNotLoaded(): void {
  say(!navigator.onLine)
}

function say(isUnreachable: boolean): void {
  showToast(t('failed'), { tone: 'danger', text: isUnreachable ? t('unreachable') : undefined })
}
