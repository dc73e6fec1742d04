import { expect, type Locator, type Page } from '@playwright/test'
import { type BoardPage, boardPage } from './board-page.ts'
import { type Device, PHONE } from './journey.ts'
import type { Who } from './stage.ts'
import { listenToWire } from './network-messages.ts'

/** A participant of a retro, and everything that their page received. */
export interface Attendant extends BoardPage {
  readonly received: () => string
}

/** The participants of a whole retro: all on computers, but for an anonymous one on a phone. */
export interface RetroCast {
  readonly nora: Attendant
  readonly samuel: Attendant
  readonly lea: Attendant
  readonly phone: Attendant
  readonly all: readonly Attendant[]
}

type Visit = (who: Who, path: string, device?: Device) => Promise<Page>

export async function gatherForRetro(visit: Visit, path: string): Promise<RetroCast> {
  const [nora, samuel, lea, phone] = await Promise.all([
    attend(visit, path, 'nora'),
    attend(visit, path, 'samuel'),
    attend(visit, path, 'guest'),
    attend(visit, path, 'guest', PHONE),
  ])
  await lea.page.getByRole('button', { name: /^Users online/ }).click()
  await lea.page.getByRole('button', { name: 'Change your name' }).click()
  await lea.page.getByRole('textbox', { name: 'Your name' }).fill('Léa')
  await lea.page.getByRole('button', { name: 'Use this name' }).click()
  await lea.page.keyboard.press('Escape')
  const all = [nora, samuel, lea, phone]
  for (const { page } of all)
    await expect(page.getByRole('button', { name: 'Users online: 4' })).toBeVisible()
  return { nora, samuel, lea, phone, all }
}

async function attend(visit: Visit, path: string, who: Who, device?: Device): Promise<Attendant> {
  const page = await visit(who, '/login', device)
  const received = listenToWire(page)
  await page.goto(path)
  return { ...boardPage(page), received }
}

/** Expects no control of a facilitator to be offered, at any moment of the retro. */
export async function expectNoLeading({ page, status }: BoardPage): Promise<void> {
  await expect(page.getByRole('group', { name: 'Facilitator' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: LEADING })).toHaveCount(0)
  await expect(status.getByRole('button', { name: /^(End|Add|Original)/ })).toHaveCount(0)
  const all = page.getByRole('button', { name: 'Tools', exact: true })
  if (!(await all.isVisible())) return
  await all.tap()
  const sheet = page.getByRole('dialog', { name: 'Tools', exact: true })
  // BOARD-38: Results is listed once there is one.
  const items = sheet.getByRole('listitem')
  await expect(items).not.toHaveCount(0)
  for (const tool of await items.allTextContents()) expect(tool).toMatch(EVERYBODYS)
  await expect(page.getByRole('button', { name: LEADING })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
}

/** The card of the only group. */
export function groupCard({ page }: BoardPage): Locator {
  return page.locator('[data-group]')
}

export function flying(page: Page): Locator {
  return page.locator('[aria-hidden="true"] > img[src^="/gifs/"]')
}

/** The tools that every participant has in the list of a phone. */
const EVERYBODYS = /^(?:GIFs|Actions|Results|Share|Help)$/

const LEADING =
  /^(Run|Voting|Timer|Mood|Icebreaker|Brainstorm|More tools|Sorting|Spotlight|Summary|Suggestions|History|Background|Settings)$/
