import { expectAccessible } from '../stage/axe.ts'
import { expect, test } from '../stage/journey.ts'

test('ORG-34, A11Y-16: links in the settings mark the section that is read, lead to their sections, and the focus to the heading', async ({
  visit,
}) => {
  const page = await visit('nora', '/settings')
  const index = page.getByRole('navigation', { name: 'On this page' })
  const titles = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(index.getByRole('link', { name: 'Delete' })).toBeVisible()
  expect(await index.getByRole('link').allTextContents()).toEqual(await titles.allTextContents())
  await expectAccessible(page, 'settings of an organisation')
  const current = index.locator('[aria-current="location"]')
  await expect(current).toHaveText('Name')
  await index.getByRole('link', { name: 'API keys' }).click()
  await expect(current).toHaveText('API keys')
  const heading = titles.filter({ hasText: 'API keys' })
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
  // The header of the page stays in view, and does not cover the heading.
  const isSeen = () =>
    heading.evaluate((element) => {
      const { left, top } = element.getBoundingClientRect()
      return document.elementFromPoint(left + 2, top + 2) === element
    })
  expect(await isSeen()).toBe(true)
  await expect(page).toHaveURL('/settings')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Create API key' })).toBeFocused()

  // Activity is too short to be scrolled to the top, as is Delete.
  await index.getByRole('link', { name: 'Activity' }).click()
  await expect(current).toHaveText('Activity')
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect(current).toHaveText('Name')
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
  await expect(current).toHaveText('Delete')
  await expect(current).toBeInViewport()

  await page.setViewportSize({ width: 390, height: 844 })
  await expect(index.getByRole('link')).toHaveCount(0)
  await index.getByText('On this page').click()
  await expectAccessible(page, 'settings of an organisation with the sections on a phone')
  await index.getByRole('link', { name: 'Single sign-on' }).click()
  await expect(titles.filter({ hasText: 'Single sign-on' })).toBeFocused()
  await expect(index.getByRole('link')).toHaveCount(0)
})

test('ORG-35: behind the dialog of a section its link is marked, also where another section is read', async ({
  visit,
}) => {
  const page = await visit('nora', '/settings')
  // Not by its role, since a dialog hides the page behind it from screen readers.
  const current = page.locator('nav[aria-label="On this page"] [aria-current="location"]').first()
  await expect(current).toHaveText('Name')
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
  await expect(current).toHaveText('Delete')
  await page.getByRole('button', { name: 'Add a connection' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(current).toHaveText('Single sign-on')
})

test('ORG-34: the profile page has links to its sections, too', async ({ visit }) => {
  const page = await visit('nora', '/account')
  const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
  const titles = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(links.last()).toHaveText('Delete account')
  expect(await links.allTextContents()).toEqual(await titles.allTextContents())
  await links.filter({ hasText: 'Sessions' }).click()
  await expect(titles.filter({ hasText: 'Sessions' })).toBeFocused()
})
