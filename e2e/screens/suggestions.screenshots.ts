import type { Page } from '@playwright/test'
import { boardSchema } from '@retropulse/contract/board'
import type {
  SuggestedActionItems,
  SuggestedGroups,
  SuggestedSummary,
  SuggestedTitle,
} from '@retropulse/contract/suggestions'
import { type HeldRetro, heldRetro, noteAt } from '../stage/held-retro.ts'
import { openTool } from '../stage/open-tool.ts'
import { openBoard } from './steps/open-board.ts'
import { type Shot, takeScreenshots } from './steps/take-screenshots.ts'

type Written = Pick<SuggestedTitle, 'by' | 'because'>

const BY_MODEL: Written = { by: 'model', because: null }
const MODEL_FAILED: Written = { by: 'built-in', because: 'model-failed' }

/** Mocks an organisation that offers suggestions, and their answers: this server has no language model. */
async function playSuggestions(page: Page, written: Written): Promise<void> {
  await page.route(/\/api\/board\/[^/?]+$/, async (route) => {
    const board = boardSchema.parse(await (await route.fetch()).json())
    await route.fulfill({ json: { ...board, offersSuggestions: true } })
  })
  const groups: SuggestedGroups = {
    ...written,
    groups: [
      {
        title: 'Night timetable and captains',
        noteIds: [noteAt(0, 0), noteAt(0, 1), noteAt(0, 2)],
      },
    ],
  }
  const items: SuggestedActionItems = {
    ...written,
    items: [
      {
        noteId: noteAt(1, 0),
        text: 'Find out which tests of the booking page are slow, and remove what nobody needs',
      },
      { noteId: noteAt(2, 1), text: 'Draw a map of who knows what' },
    ],
  }
  const summary: SuggestedSummary = {
    ...written,
    text: 'A good sprint: the night timetable went live without a call, and two captains joined.\n\nSlow tests on the booking page held the team up.',
  }
  const title: SuggestedTitle = { ...written, title: 'Slow tools' }
  await page.route('**/suggestions/groups', (route) => route.fulfill({ json: groups }))
  await page.route('**/suggestions/action-items', (route) => route.fulfill({ json: items }))
  await page.route('**/suggestions/summary', (route) => route.fulfill({ json: summary }))
  await page.route('**/suggestions/title', (route) => route.fulfill({ json: title }))
}

async function openSuggestions(page: Page, retro: HeldRetro, written = BY_MODEL) {
  await playSuggestions(page, written)
  await openBoard(page, retro.path)
  return openTool(page, 'Suggestions')
}

/** The panel of suggestions, and the switch that offers it. */
takeScreenshots([
  shot('empty', async ({ page }) => {
    const panel = await openSuggestions(page, await heldRetro(page))
    await panel.getByRole('button', { name: 'Suggest actions' }).waitFor()
  }),
  shot('groups', async ({ page }) => {
    const panel = await openSuggestions(page, await heldRetro(page))
    await panel
      .getByRole('button', { name: /^Suggest groups/ })
      .first()
      .click()
    await panel.getByRole('textbox', { name: 'Group name' }).waitFor()
  }),
  shot('titles', async ({ page }) => {
    const retro = await heldRetro(page)
    await retro.lead({ type: 'group-note', noteId: noteAt(1, 1), into: noteAt(1, 0) })
    const panel = await openSuggestions(page, retro)
    await panel.getByRole('button', { name: /^Suggest a name/ }).click()
    await panel.getByRole('button', { name: 'Use name' }).scrollIntoViewIfNeeded()
  }),
  shot('actions-and-summary', async ({ page }) => {
    const panel = await openSuggestions(page, await heldRetro(page))
    await panel.getByRole('button', { name: 'Suggest actions' }).click()
    await panel.getByRole('button', { name: 'Draft a summary' }).click()
    await panel.getByRole('button', { name: 'Add to summary' }).scrollIntoViewIfNeeded()
  }),
  shot('model-failed', async ({ page }) => {
    const panel = await openSuggestions(page, await heldRetro(page), MODEL_FAILED)
    await panel
      .getByRole('button', { name: /^Suggest groups/ })
      .first()
      .click()
    await panel.getByText('The language model didn’t answer').waitFor()
  }),
  shot('request-failed', async ({ page }) => {
    const panel = await openSuggestions(page, await heldRetro(page))
    await page.route('**/suggestions/groups', (route) =>
      route.fulfill({ status: 503, json: { code: 'internal-error' } }),
    )
    await panel
      .getByRole('button', { name: /^Suggest groups/ })
      .first()
      .click()
    await panel.getByRole('alert').waitFor()
  }),
  shot('masked', async ({ page }) => {
    const retro = await heldRetro(page)
    await retro.lead({ type: 'set-masking', on: true })
    const panel = await openSuggestions(page, retro)
    await panel.getByText('Notes are hidden', { exact: true }).waitFor()
  }),
  shot('switch', async ({ page }) => {
    await page.goto('/settings#settings-suggestions')
    await page.getByRole('switch', { name: 'Offer suggestions to facilitators' }).scrollIntoViewIfNeeded()
  }),
])

function shot(state: string, show: Shot['show']): Shot {
  return { screen: 'suggestions', state, who: 'nora', show }
}
