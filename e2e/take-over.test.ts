import type { Page } from '@playwright/test'
import { boardPage } from './stage/board-page.ts'
import { expect, test } from './stage/journey.ts'

test('LEAD-6, LEAD-8: a member takes over a minute after the facilitator left, who takes the board back by one press', async ({
  visit,
  newBoard,
}) => {
  // The minute is counted by the server and cannot be shortened.
  test.slow()
  const path = await newBoard()
  const nora = await visit('nora', path)
  const samuel = await visit('samuel', path)
  const guest = await visit('guest', path)
  await expect(samuel.getByRole('button', { name: 'Users online: 3' })).toBeVisible()
  await nora.goto('/dashboard')
  await expect(samuel.getByRole('button', { name: 'Users online: 2' })).toBeVisible()
  await expect(offer(samuel)).toHaveCount(0)
  await offer(samuel).click({ timeout: 100_000 })
  await expect(samuel.getByRole('button', { name: 'Brainstorm' })).toBeVisible()
  await expect(offer(guest)).toHaveCount(0)

  await nora.goto(path)
  await expect(nora.getByText(/took over as facilitator/)).toBeVisible()
  await nora.getByRole('button', { name: 'Take back' }).click()
  await expect(samuel.getByRole('button', { name: 'Brainstorm' })).toHaveCount(0)
  await expect(nora.getByRole('button', { name: 'Take back' })).toHaveCount(0)
  await expect(nora.getByRole('button', { name: 'Brainstorm' })).toBeVisible()
})

test('PRESENCE-8: a participant with a hidden tab is shown as away, and present again when it is shown', async ({
  visit,
  newBoard,
}) => {
  const path = await newBoard()
  const nora = await visit('nora', path)
  const samuel = await visit('samuel', path)
  await boardPage(samuel).addNote('Went well', 'Written before the tab was hidden')
  await setHidden(samuel, true)
  await expect(nora.getByRole('button', { name: 'Users online: 1, 1 away' })).toBeVisible()
  await nora.getByRole('button', { name: /^Users online/ }).click()
  const people = nora.getByRole('dialog', { name: 'Users online' }).getByRole('listitem')
  await expect(people.filter({ hasText: 'Away' })).toHaveCount(1)
  await setHidden(samuel, false)
  await expect(people.filter({ hasText: 'Away' })).toHaveCount(0)
  await expect(people).toHaveCount(2)
})

function offer(page: Page) {
  return page.getByRole('button', { name: 'Take over as facilitator' })
}

async function setHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      value: hidden ? 'hidden' : 'visible',
    })
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)
}
