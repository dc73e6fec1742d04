import { expect, type Locator, type Page } from '@playwright/test'

/** The welcome dialog, which asks every participant for their mood. */
export function moodQuestion(page: Page): Locator {
  return page.getByRole('dialog', { name: 'How do you feel?' })
}

export function moodResults(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Team mood' })
}

export async function answerMood(page: Page, mood: string): Promise<void> {
  const question = moodQuestion(page)
  await question.getByText(mood, { exact: true }).click()
  await question.getByRole('button', { name: 'Confirm' }).click()
  await expect(question).toHaveCount(0)
}
