import { createOpenState } from '../view/open-state.ts'

/** Which of the poll's sheets is open here: the question that greets who has not answered, that on demand, or the results. */
export const moodSheet = createOpenState<'welcome' | 'question' | 'results'>()

export function closeMoodSheet(): void {
  moodSheet.set(null)
}
