import type { Page } from '@playwright/test'
import { firstNote, openBoardWithKeys, openColumn, usual } from './steps/open-board.ts'
import { takeScreenshots } from './steps/take-screenshots.ts'

/** Actions of the viewer, or of another participant, on a board. */
takeScreenshots([
  {
    screen: 'board',
    state: 'note-pointed-at',
    who: 'nora',
    async show({ page, board, isPhone }) {
      await openBoardWithKeys(page, board(usual))
      await (isPhone ? firstNote(page).focus() : firstNote(page).hover())
    },
  },
  {
    screen: 'board',
    state: 'note-focused',
    who: 'nora',
    async show({ page, board }) {
      await openBoardWithKeys(page, board(usual))
      await firstNote(page).focus()
      await page.keyboard.press('ArrowDown')
    },
  },
  {
    screen: 'board',
    state: 'new-note',
    who: 'nora',
    async show({ page, board }) {
      await openBoardWithKeys(page, board(usual))
      await page
        .getByRole('button', { name: /^Add a note/ })
        .first()
        .click()
      await page.keyboard.type('One thought, half')
    },
  },
  {
    screen: 'board',
    state: 'note-too-long',
    who: 'nora',
    async show({ page, board }) {
      await openBoardWithKeys(page, board(usual))
      await page
        .getByRole('button', { name: /^Add a note/ })
        .first()
        .click()
      await page.getByRole('textbox', { name: 'Note text' }).fill('too long '.repeat(223))
      await page.keyboard.press('Enter')
    },
  },
  {
    screen: 'board',
    state: 'note-menu',
    who: 'nora',
    async show({ page, board, isPhone }) {
      await openBoardWithKeys(page, board(usual))
      if (await page.evaluate(() => matchMedia('(pointer: coarse)').matches)) {
        await firstNote(page).getByRole('button', { name: 'Note menu' }).tap()
        await page.getByRole('menu').waitFor()
        if (isPhone) return
        await page.getByRole('menuitem', { name: 'Move to…' }).tap()
        await page.getByRole('menuitem', { name: 'Try next' }).waitFor()
        return
      }
      await firstNote(page).press(' ')
      await page.getByRole('menu').waitFor()
      await page.getByRole('menuitem', { name: 'Move to…' }).press('ArrowRight')
      await page.getByRole('menuitem', { name: 'Move with the keyboard' }).waitFor()
    },
  },
  {
    screen: 'board',
    state: 'note-deleted',
    who: 'nora',
    async show({ page, board }) {
      await openBoardWithKeys(
        page,
        board(({ title }) => title === 'Sprint 41'),
      )
      await firstNote(page).press('Delete')
      // The bar of tools has an Undo button too; the hovered toast stays.
      await page
        .getByRole('region', { name: /^Notifications/ })
        .getByRole('button', { name: 'Undo' })
        .hover()
    },
  },
  {
    screen: 'board',
    state: 'quick-reactions',
    who: 'nora',
    async show({ page, board }) {
      await openBoardWithKeys(page, board(usual))
      await firstNote(page).press('r')
      await page.getByRole('button', { name: 'More emoji' }).waitFor()
    },
  },
  {
    screen: 'board',
    state: 'emoji-picker',
    who: 'nora',
    async show({ page, board }) {
      await openBoardWithKeys(page, board(usual))
      await firstNote(page).press('r')
      await page.getByRole('button', { name: 'More emoji' }).click()
      await page.getByRole('gridcell').first().waitFor()
    },
  },
  {
    screen: 'board',
    state: 'comments',
    who: 'nora',
    async show({ page, board }) {
      await openBoardWithKeys(
        page,
        board(({ isOverfull }) => isOverfull === true),
      )
      await page
        .getByRole('button', { name: /^Comments: [23]/ })
        .first()
        .click()
      await page.getByRole('dialog', { name: 'Comments' }).waitFor()
    },
  },
  {
    screen: 'board',
    state: 'comments-empty',
    who: 'nora',
    async show({ page, board }) {
      await openBoardWithKeys(
        page,
        board(({ title }) => title === 'Sprint 41'),
      )
      await firstNote(page).press('c')
      await page.getByRole('dialog', { name: 'Comments' }).waitFor()
    },
  },
  {
    screen: 'board',
    state: 'title-edited',
    who: 'nora',
    async show({ page, board }) {
      await openBoardWithKeys(
        page,
        board(({ isOverfull }) => isOverfull === true),
      )
      await page.getByRole('heading', { level: 1 }).getByRole('button').click()
      await page.getByRole('textbox', { name: 'Retro title' }).waitFor()
    },
  },
  {
    screen: 'board',
    state: 'column-edited',
    who: 'nora',
    async show({ page, board, isPhone }) {
      await openBoardWithKeys(page, board(usual))
      if (isPhone) {
        await page.getByRole('button', { name: 'Tools' }).click()
        await page.getByRole('button', { name: /^Rename column/ }).click()
      } else await page.locator('[data-rename]').first().click()
      await page.getByRole('textbox', { name: 'Column name' }).waitFor()
    },
  },
  {
    screen: 'board',
    state: 'dragging',
    who: 'nora',
    async show({ page, board, isPhone }) {
      await openBoardWithKeys(page, board(usual))
      if (isPhone) return dragByFinger(page)
      const from = await firstNote(page).boundingBox()
      const to = await page.getByRole('list').nth(1).getByRole('group').nth(1).boundingBox()
      if (from === null || to === null) throw new Error('no notes to drag')
      await page.mouse.move(from.x + 60, from.y + 20)
      await page.mouse.down()
      await page.mouse.move(to.x + 80, to.y + 10, { steps: 10 })
    },
  },
  {
    screen: 'board',
    state: 'moving-by-keyboard',
    who: 'nora',
    async show({ page, board }) {
      await openBoardWithKeys(page, board(usual))
      await firstNote(page).press('m')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowRight')
    },
  },
  {
    screen: 'board',
    state: 'others-typing',
    who: 'nora',
    async show({ page, board, bystander }) {
      const path = board(usual)
      await openBoardWithKeys(page, path)
      const [ines, long] = [await bystander(path, 'Ines Moreau'), await bystander(path, LONG_NAME)]
      ines.typeOn(0, null)
      long.typeOn(0, 1)
      await page.getByText('Ines Moreau is writing…').waitFor()
    },
  },
  {
    screen: 'board',
    state: 'others-moving',
    who: 'nora',
    async show({ page, board, bystander }) {
      const path = board(usual)
      await openBoardWithKeys(page, path)
      const chidi = await bystander(path, 'Chidi O.')
      chidi.hold()
      await openColumn(page, 1)
      await page.getByText('Someone is moving this note').waitFor()
    },
  },
])

const LONG_NAME = 'Maximiliane-Friederike von Hohenlohe-Ost'

/** Lifts the first note of a phone's column and holds it over the edge of the next one, where a gap opens. */
async function dragByFinger(page: Page): Promise<void> {
  const notes = page.getByRole('list').getByRole('group')
  const [from, to] = [await notes.nth(0).boundingBox(), await notes.nth(2).boundingBox()]
  if (from === null || to === null) throw new Error('no notes to drag')
  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove', x: number, y: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] })
  const start = { x: from.x + 150, y: from.y + 20 }
  await touch('touchStart', start.x, start.y)
  await page.locator('li[data-slot].opacity-0').waitFor()
  for (const part of [0.25, 0.5, 0.75, 1])
    await touch('touchMove', start.x + 4 * part, start.y + (to.y - 22 - start.y) * part)
}
