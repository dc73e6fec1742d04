import type { Page } from '@playwright/test'
import { TEAMS } from '../../scripts/seed/cast.ts'
import { expectAccessible } from '../stage/axe.ts'
import { boxOf } from '../stage/layout-shifts.ts'
import { expect, PHONE, test } from '../stage/journey.ts'

const CREATE = `/team/${TEAMS.booking.id}/board/create`

const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })

test('BOT-1, CREATE-37, A11Y-16: on a phone Retro Bot and the sections of the gallery fold, and a search unfolds what it finds', async ({
  visit,
}) => {
  const page = await visit('nora', '/healthz', PHONE)
  await page.clock.setFixedTime(new Date(2026, 9, 20, 12))
  await page.goto(`${CREATE}?format=sailboat`)
  await expect(radio(page, 'Sailboat')).toBeChecked()
  await expect(radio(page, 'Autumn')).toBeVisible()
  await expect(radio(page, 'Agile')).toBeHidden()
  await expectAccessible(page, 'gallery of a phone')
  await expect(page.getByRole('group', { name: 'Show', exact: true })).toHaveCount(0)
  const topic = page.getByRole('textbox', { name: 'Topic of the retro' })
  await expect(topic).toBeHidden()
  await page.getByText('What topic would you like?').click()
  await expect(topic).toBeVisible()
  await expectAccessible(page, 'Retro Bot of a phone')
  const classics = page.getByRole('region', { name: 'Classics' })
  await expect(classics.locator('summary')).toHaveText('Classics27')
  await classics.locator('summary').click()
  await radio(page, 'Agile').check()
  await expect(classics.getByRole('radio')).toHaveCount(6)
  await classics.getByRole('button', { name: 'Show all 27' }).click()
  await expect(classics.getByRole('radio')).toHaveCount(27)
  // The section of the format before stays open.
  await expect(radio(page, 'Sailboat')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search formats' }).fill('hopes')
  await expect(radio(page, 'Hopes & Fears')).toBeVisible()
})

test('CREATE-38: a section shows six formats and the chosen one, until Show all or a filter shows the others', async ({
  visit,
}) => {
  const page = await visit('nora', `${CREATE}?format=swot`)
  const classics = page.getByRole('region', { name: 'Classics' })
  await expect(classics.getByRole('radio')).toHaveCount(7)
  await expect(radio(page, 'SWOT')).toBeChecked()
  await expect(radio(page, 'Starfish')).toBeHidden()
  // Arrows skip what does not show.
  await radio(page, '3Ls').focus()
  await page.keyboard.press('ArrowRight')
  await expect(radio(page, 'SWOT')).toBeFocused()
  const all = classics.getByRole('button', { name: 'Show all 27' })
  await expect(all).toHaveAttribute('aria-expanded', 'false')
  await all.click()
  await expect(classics.getByRole('radio')).toHaveCount(27)
  await classics.getByRole('button', { name: 'Show fewer' }).click()
  await expect(radio(page, 'Starfish')).toBeHidden()
  await page.getByRole('button', { name: 'Classics', exact: true }).click()
  await expect(classics.getByRole('radio')).toHaveCount(27)
})

test('CREATE-44: where fingers press, the preview stands below the columns and covers no picture', async ({
  visit,
}) => {
  const page = await visit('nora', '/healthz', { viewport: { width: 820, height: 1180 }, hasTouch: true })
  await page.clock.setFixedTime(new Date(2026, 9, 20, 12))
  await page.goto(`${CREATE}?format=agile`)
  for (const name of ['Autumn', 'Agile']) {
    const preview = page.getByRole('button', { name: `Preview ${name}`, exact: true })
    const card = page.locator('div', { has: radio(page, name) }).last()
    const [button, frame, picture] = [
      await boxOf(preview),
      await boxOf(card),
      await boxOf(card.locator('img').first()),
    ]
    expect(button.y).toBeGreaterThan(picture.y + picture.height)
    expect(button.y + button.height).toBeLessThanOrEqual(frame.y + frame.height)
    expect(button.height).toBeGreaterThanOrEqual(44)
  }
  await page.getByRole('button', { name: 'Preview Autumn', exact: true }).tap()
  await expect(page.getByRole('dialog', { name: 'Autumn' })).toBeVisible()
})
