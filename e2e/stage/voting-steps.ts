import { expect, type Locator, type Page } from '@playwright/test'
import type { BoardPage } from './board-page.ts'

/** Opens the Voting tool of a facilitator. */
export async function openVoting(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Voting', exact: true }).click()
}

/** The settings that a vote is started with. */
export interface Input {
  readonly on: string
  /** Votes per person; the number on offer when omitted. */
  readonly votes?: number
  readonly showsTotals?: boolean
  /** The answer to the dialog about earlier votes. */
  readonly earlier?: 'Start new voting session' | 'Resume voting session'
}

export async function startVoting(
  page: Page,
  { on, votes, showsTotals = false, earlier }: Input,
): Promise<void> {
  await openVoting(page)
  if (votes !== undefined)
    await page.getByRole('spinbutton', { name: 'Votes per person' }).fill(String(votes))
  await page.getByRole('radio', { name: on }).check()
  if (showsTotals) await page.getByRole('switch', { name: 'Show totals while voting' }).click()
  await page.getByRole('button', { name: 'Start voting', exact: true }).click()
  if (earlier !== undefined) await page.getByRole('button', { name: earlier }).click()
}

/** Closes the dialog at the start of a vote, also of a participant who has no votes left in a resumed one. */
export async function goVoting(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Vote now|Got it)$/ }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

export async function endVoting(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'End voting' }).click()
}

/** The dots of the viewer's own votes on a note. */
export function mine({ note }: BoardPage, text: string, votes: number): Locator {
  return note(text).getByRole('img', { name: `${votes} vote${votes === 1 ? '' : 's'} of yours` })
}

/** The dots of all votes on a note, by their name for screen readers. */
export function total({ note }: BoardPage, text: string, says: string): Locator {
  return note(text).getByRole('img', { name: says, exact: true })
}
