import type { Page } from '@playwright/test'
import type { RetroPlan } from '../../scripts/seed/retro-plans.ts'
import { firstNote, openBoard } from './steps/open-board.ts'
import { openTool } from '../stage/open-tool.ts'
import { type Scene, takeScreenshots } from './steps/take-screenshots.ts'

/** No other picture is taken of this board, so that groups disturb none. */
const grouped = ({ title }: RetroPlan): boolean => title === 'Summer peak retro'

/** All pictures of a run share boards, so a missing state of a group is created again. */
async function openGrouped({ page, board }: Scene): Promise<void> {
  await openBoard(page, board(grouped))
  if ((await page.locator('[data-group]').count()) === 0) {
    await firstNote(page).press('g')
    await page.getByRole('option').nth(1).click()
    await page.locator('[data-group]').first().waitFor()
    // The toast about the group is no part of the state.
    await page.reload()
    await openBoard(page, board(grouped))
  }
  await page.locator('[data-group]').first().waitFor()
  // The buttons of the note under the pointer are no part of the state.
  await page.mouse.move(0, 0)
}

function firstGroup(page: Page) {
  return page.locator('[data-group]').first()
}

/** Groups, sorting and the spotlight, in all their states. */
takeScreenshots([
  { screen: 'board', state: 'group', who: 'nora', show: openGrouped },
  {
    screen: 'board',
    state: 'group-menu',
    who: 'nora',
    async show(scene) {
      await openGrouped(scene)
      await firstGroup(scene.page).press(' ')
      await scene.page.getByRole('menuitem', { name: 'Ungroup' }).waitFor()
    },
  },
  {
    screen: 'board',
    state: 'group-member-menu',
    who: 'nora',
    async show(scene) {
      await openGrouped(scene)
      await firstGroup(scene.page).press('ArrowDown')
      await scene.page.locator('[data-member]:focus').press(' ')
      await scene.page.getByRole('menuitem', { name: 'Take out of group' }).waitFor()
    },
  },
  {
    screen: 'board',
    state: 'group-title-edited',
    who: 'nora',
    async show(scene) {
      await openGrouped(scene)
      await firstGroup(scene.page).locator('[data-part="title"]').click()
      await scene.page.getByRole('textbox', { name: 'Group name' }).waitFor()
    },
  },
  {
    screen: 'board',
    state: 'group-with',
    who: 'nora',
    async show(scene) {
      await openGrouped(scene)
      await firstGroup(scene.page).press('g')
      await scene.page.getByRole('combobox', { name: 'Search notes' }).waitFor()
    },
  },
  {
    screen: 'board',
    state: 'group-target-glows',
    who: 'nora',
    async show(scene) {
      const { page } = scene
      await openGrouped(scene)
      const slots = page.locator('[data-column]').first().locator('[data-slot]')
      const [from, to] = [await slots.nth(0).boundingBox(), await slots.nth(1).boundingBox()]
      if (from === null || to === null) throw new Error('no notes to drag')
      await page.mouse.move(from.x + 60, from.y + 12)
      await page.mouse.down()
      await page.mouse.move(to.x + 80, to.y + to.height / 2, { steps: 10 })
      await page.locator('li[data-aimed]').waitFor()
    },
  },
  {
    screen: 'board',
    state: 'sorting',
    who: 'nora',
    async show(scene) {
      await openGrouped(scene)
      await openTool(scene.page, 'Sorting')
      await scene.page.getByRole('radio', { name: 'Emoji' }).waitFor()
    },
  },
  {
    screen: 'board',
    state: 'spotlight-choice',
    who: 'nora',
    async show(scene) {
      await openGrouped(scene)
      await openTool(scene.page, 'Spotlight')
      await scene.page.getByRole('list', { name: 'Whose notes' }).waitFor()
    },
  },
])
