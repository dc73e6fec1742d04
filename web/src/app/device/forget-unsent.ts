import { ANSWERS_KEY } from '../../features/pulse/survey/answers-key.ts'
import { UNSAVED_KEY } from '../../lib/unsaved-text.ts'

/**
 * Removes from this device what accounts other than this one did not send: texts in settings (SHELL-66), and answers to
 * surveys, except those of the guest who becomes part of the account (PULSE-74). Null: what any person did not send, as
 * the next one at this browser is another guest (AUTH-26).
 */
export function forgetUnsent(account: string | null): void {
  const isOwn = (key: string) => account !== null && (key.endsWith(`/${account}`) || key.endsWith('/guest'))
  const isOthers = (key: string) => isUnsent(key) && !isOwn(key)
  try {
    for (const key of Object.keys(localStorage).filter(isOthers)) localStorage.removeItem(key)
  } catch {
    // Storage is blocked, so that nothing was stored.
  }
}

function isUnsent(key: string): boolean {
  return key.startsWith(UNSAVED_KEY) || key.startsWith(ANSWERS_KEY)
}
