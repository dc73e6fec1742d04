import { createNotice } from '../view/notice.ts'

/** Which of the poll's sheets is open here: the question that greets who has not answered, that on demand, or the results. */
export const moodSheet = createNotice<'welcome' | 'question' | 'results'>()

export function closeMoodSheet(): void {
  moodSheet.set(null)
}
