import type { Page } from '@playwright/test'
import type { RetroPlan } from '../seed/retro-plans.ts'
import type { Shot } from './shot.ts'

/** The board that most pictures show. */
export const usual = ({ title }: RetroPlan): boolean => title === 'Sprint 60'

export async function openBoard(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('button', { name: /^Users online: [1-9]/ }).waitFor()
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

/** A board at rest, as its viewers see it. */
export const BOARD_SHOTS: readonly Shot[] = [
  {
    screen: 'board',
    state: 'facilitator',
    who: 'nora',
    show: ({ page, board }) => openBoard(page, board(usual)),
  },
  {
    screen: 'board',
    state: 'guest-asked-for-name',
    who: 'guest',
    async show({ page, board }) {
      await openBoard(page, board(usual))
      await page.getByText('What shall the others call you?').waitFor()
    },
  },
  {
    screen: 'board',
    state: 'guest',
    who: 'guest',
    async show({ page, board }) {
      await openBoard(page, board(usual))
      await page.getByRole('button', { name: 'Stay anonymous' }).click()
    },
  },
  {
    screen: 'board',
    state: 'anonymous',
    who: 'jonas',
    show: ({ page, board }) =>
      openBoard(
        page,
        board(({ title }) => title === 'Sprint 48'),
      ),
  },
  {
    screen: 'board',
    state: 'empty',
    who: 'priya',
    show: ({ page, board }) =>
      openBoard(
        page,
        board(({ notes }) => notes === 0),
      ),
  },
  {
    screen: 'board',
    state: '300-notes',
    who: 'nora',
    show: ({ page, board }) =>
      openBoard(
        page,
        board(({ isOverfull }) => isOverfull === true),
      ),
  },
  {
    screen: 'board',
    state: 'masked',
    who: 'samuel',
    show: ({ page, board }) =>
      openBoard(
        page,
        board(({ isMasked }) => isMasked === true),
      ),
  },
  {
    screen: 'board',
    state: 'described-column',
    who: 'jonas',
    show: ({ page, board }) =>
      openBoard(
        page,
        board(({ renamedColumn }) => renamedColumn !== undefined),
      ),
  },
  {
    screen: 'board',
    state: 'loading',
    who: 'nora',
    async show({ page, board }) {
      await page.route('**/uid', () => new Promise<void>(() => undefined))
      await page.goto(board(usual))
      await page.getByText('Opening the board').first().waitFor({ state: 'attached' })
    },
  },
  {
    screen: 'board',
    state: 'share',
    who: 'nora',
    async show({ page, board }) {
      await openBoard(page, board(usual))
      await page.getByRole('button', { name: 'Share' }).click()
      await page.getByText('Anyone with the link').waitFor()
    },
  },
  {
    screen: 'board',
    state: 'people',
    who: 'guest',
    async show({ page, board, bystander }) {
      const path = board(usual)
      const names = [
        'Léa Fontaine',
        'Maximiliane-Friederike von Hohenlohe-Ost',
        'נועה בן־דוד',
        '🦊',
        'Chidi O.',
      ]
      await Promise.all(names.map((name) => bystander(path, name)))
      await openBoard(page, path)
      await page.getByRole('button', { name: 'Stay anonymous' }).click()
      await page.getByRole('button', { name: /^Users online/ }).click()
      await page.getByRole('dialog', { name: 'Users online' }).waitFor()
    },
  },
  {
    screen: 'board',
    state: 'keys',
    who: 'nora',
    async show({ page, board }) {
      await openBoard(page, board(usual))
      await firstNote(page).press('?')
      await page.getByRole('dialog').waitFor()
    },
  },
]
