import { ANSWERS_KEY } from '../../features/pulse/survey/answers-key.ts'
import { UNSAVED_KEY } from '../../lib/unsaved-text.ts'

/**
 * Removes from this device what accounts other than this one did not send: texts in settings (SHELL-66), and answers to
 * surveys (PULSE-74), except those of guests, whose browser is all that knows them. Null: of all accounts.
 */
export function forgetUnsent(account: string | null): void {
  const isOthers = (key: string) => isUnsent(key) && (account === null || !key.endsWith(`/${account}`))
  try {
    for (const key of Object.keys(localStorage).filter(isOthers)) localStorage.removeItem(key)
  } catch {
    // Storage is blocked, so that nothing was stored.
  }
}

function isUnsent(key: string): boolean {
  return key.startsWith(UNSAVED_KEY) || (key.startsWith(ANSWERS_KEY) && !key.endsWith('/guest'))
}
