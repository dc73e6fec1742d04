import type { Page } from '@playwright/test'
import { openTool } from '../stage/open-tool.ts'
import { expectAccessible } from '../stage/axe.ts'
import { boardPage } from '../stage/board-page.ts'
import { expect, PHONE, test } from '../stage/journey.ts'

// Rules: BOARD-41, CREATE-8, A11Y-14, MOOD-1, MOOD-2, MOOD-4, MOOD-5, MOOD-8, MOOD-9, MOOD-22, MOOD-24
test('a participant who joins while a poll runs is asked; its end shows results to all, and it can be resumed', async ({
  visit,
  newBoard,
}) => {
  // Four browsers, each checked more than once.
  test.slow()
  const path = await newBoard()
  const nora = await visit('nora', path)
  const panel = await openTool(nora, 'Mood', 'Mood poll')
  await expectAccessible(nora, 'mood panel', '[role="dialog"]')
  await panel.getByRole('button', { name: 'Start poll' }).click()
  await expect(question(nora)).toBeVisible()
  await expectAccessible(nora, 'mood question', '[role="dialog"]')
  await expect(nora.getByRole('button', { name: 'Confirm' })).toBeDisabled()
  await expect(nora.getByRole('radio', { checked: true })).toHaveCount(0)
  await answer(nora, 'Great')

  const guests = [await visit('guest', path, PHONE), await visit('guest', path)] as const
  await answer(guests[0], 'Okay')
  for (const page of [nora, guests[0]]) await expect(boardPage(page).status).toContainText('2 answers')
  await guests[0].reload()
  await expect(guests[0].getByRole('button', { name: /^Users online: [1-9]/ })).toBeVisible()
  await expect(boardPage(guests[0]).status).toContainText('2 answers')
  await expect(question(guests[0])).toHaveCount(0)
  const change = guests[0].getByRole('button', { name: 'Change answer', exact: true })
  await expect(change).not.toHaveClass(/bg-accent/)
  await change.click()
  await expect(guests[0].getByRole('radio', { name: 'Okay' })).toBeChecked()
  await guests[0].keyboard.press('Escape')
  await expect(guests[0].getByRole('button', { name: 'End poll' })).toHaveCount(0)

  await nora.getByRole('button', { name: 'End poll' }).click()
  const late = await visit('samuel', path)
  for (const page of [nora, guests[0]]) {
    await expect(results(page)).toContainText('2 of 3 answers')
    await expect(results(page)).toContainText('Results show after 1 more answer.')
    await expect(results(page).getByText('of 5')).toHaveCount(0)
  }
  await expect(question(late)).toHaveCount(0)

  await results(nora).getByRole('button', { name: 'Resume poll' }).click()
  await expect(question(late)).toBeVisible()
  await question(guests[1]).waitFor()
  await answer(guests[1], 'Good')
  await expect(question(nora)).toHaveCount(0)
  await nora.getByRole('button', { name: 'End poll' }).click()
  for (const page of [nora, guests[0], guests[1], late]) {
    await expect(results(page)).toContainText('4 of 5')
    await expect(results(page)).toContainText('3 answers')
    await expect(results(page)).toContainText('Changes show once 3 people have answered again.')
  }
  await expectAccessible(nora, 'mood results', '[role="dialog"]')
})

test('MOOD-12, MOOD-27, ERROR-10: while the server has not sent the floor the welcome dialog names no number; a mood that cannot be saved shows a toast, and stays chosen', async ({
  visit,
  newBoard,
  expectNoise,
}) => {
  expectNoise(/polls/)
  const nora = await visit('nora', await newBoard())
  await nora.route('**/polls?type=mood', (route) =>
    route.fulfill({ status: 500, json: { code: 'internal-error' } }),
  )
  await nora.route('**/polls', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 500, json: { code: 'other' } })
      : route.continue(),
  )
  const panel = await openTool(nora, 'Mood', 'Mood poll')
  await panel.getByRole('button', { name: 'Start poll' }).click()
  await expect(question(nora)).toContainText('Anonymous: no one sees who answered what.')
  await expect(question(nora)).not.toContainText('people have answered')
  await nora.getByText('Good', { exact: true }).click()
  await nora.getByRole('button', { name: 'Confirm' }).click()
  await expect(boardPage(nora).toast.getByText('Sorry something went wrong')).toBeVisible()
  await expect(nora.getByRole('radio', { name: 'Good', exact: true })).toBeChecked()
})

function question(page: Page) {
  return page.getByRole('dialog', { name: 'How do you feel?' })
}

function results(page: Page) {
  return page.getByRole('dialog', { name: 'Team mood' })
}

async function answer(page: Page, mood: string): Promise<void> {
  await question(page).getByText(mood, { exact: true }).click()
  await question(page).getByRole('button', { name: 'Confirm' }).click()
  await expect(question(page)).toHaveCount(0)
}
