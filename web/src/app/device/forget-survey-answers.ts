import { ANSWERS_KEY } from '../../features/pulse/survey/answers-key.ts'

/** Removes unsent answers to surveys from this device, except those of guests, whose browser is all that knows them. */
export function forgetSurveyAnswers(): void {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(ANSWERS_KEY))
    for (const key of keys) if (!key.endsWith('/guest')) localStorage.removeItem(key)
  } catch {
    // Storage is blocked, so that nothing was stored.
  }
}
