import { ANSWERS_KEY } from '../../features/pulse/survey/answers-key.ts'
import { UNSAVED_KEY } from '../../lib/unsaved-text.ts'

/**
 * Removes from this device what an account did not send: texts in settings (SHELL-66), and answers to surveys, except
 * those of guests, whose browser is all that knows them.
 */
export function forgetUnsent(): void {
  try {
    for (const key of Object.keys(localStorage).filter(isUnsent)) localStorage.removeItem(key)
  } catch {
    // Storage is blocked, so that nothing was stored.
  }
}

function isUnsent(key: string): boolean {
  return key.startsWith(UNSAVED_KEY) || (key.startsWith(ANSWERS_KEY) && !key.endsWith('/guest'))
}
