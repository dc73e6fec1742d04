import type { Page } from '@playwright/test'
import type { RetroPlan } from '../../../scripts/seed/retro-plans.ts'

/** The board that most pictures show. */
export const usual = ({ title }: RetroPlan): boolean => title === 'Sprint 60'

export async function openBoard(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('button', { name: /^Users online: [1-9]/ }).waitFor()
}

/** As above, and waits for the code of the keys, which loads after the board; keys pressed before it do nothing. */
export async function openBoardWithKeys(page: Page, path: string): Promise<void> {
  await openBoard(page, path)
  await page.waitForLoadState('networkidle')
}

/** The first note that is on the screen. */
export function firstNote(page: Page) {
  return page.getByRole('list').getByRole('group').first()
}

/** Phones show one column at a time. */
export async function openColumn(page: Page, at: number): Promise<void> {
  const tab = page.getByRole('tab').nth(at)
  if ((await tab.count()) > 0) await tab.click()
}
