import { expectAccessible } from '../stage/axe.ts'
import { expect, test } from '../stage/journey.ts'
import { button, question } from '../stage/survey-steps.ts'
import { createOwnTeam, visitAs } from '../stage/team-cast.ts'

// Rules: PULSE-76, PULSE-92
test('the preview of a survey follows what is edited, and what is read by scrolling', async ({
  visit,
  stage,
}) => {
  const org = await createOwnTeam(stage, 'Ledgers')
  const page = await visitAs(visit, stage, org.owner, '/pulse/create?id=focus-and-load')
  const preview = page.getByText('Preview', { exact: true }).locator('..')
  await expect(preview.getByText('Welcome')).toBeVisible()
  await question(page, 2).fill('Cargo on time')
  await expect(preview.getByText('Cargo on time')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Preview: Cargo on time' })).toBeVisible()
  await expect(preview.getByText('2 of 5', { exact: true })).toBeVisible()
  await expect(preview.getByText('Very much')).toBeVisible()
  await expect(preview.locator('[inert]').getByText('Very much')).toBeVisible()
  await button(preview, 'Next').click()
  await expect(preview.getByText('3 of 5', { exact: true })).toBeVisible()
  await expect(preview.getByRole('status')).toContainText('Page 4 of 7: ')
  await question(page, 2).focus()
  await expect(preview.getByText('2 of 5', { exact: true })).toBeVisible()
  await expect(preview.getByRole('status')).toBeEmpty()

  // So low that the questions leave it when it is scrolled to the end.
  await page.setViewportSize({ width: 1280, height: 480 })
  await question(page, 2).hover()
  await page.mouse.wheel(0, 10_000)
  await expect(question(page, 2)).not.toBeInViewport()
  await expect(page.getByRole('img', { name: 'Preview: Review' })).toBeVisible()
  await question(page, 2).scrollIntoViewIfNeeded()
  await expect(question(page, 2)).toBeInViewport()
  await expect(page.getByRole('img', { name: 'Preview: Cargo on time' })).toBeVisible()
})

// Rules: PULSE-89, PULSE-92
test('a narrow window opens the preview from the bar, at the question that was edited, and leafs through it', async ({
  visit,
  stage,
}) => {
  const org = await createOwnTeam(stage, 'Sextants')
  const page = await visitAs(visit, stage, org.owner, '/pulse/create?id=focus-and-load', {
    viewport: { width: 390, height: 844 },
  })
  await question(page, 5).fill('Cargo on time')
  await button(page, 'Preview').focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Preview' })
  await expect(dialog.getByRole('img', { name: 'Preview: Cargo on time' })).toBeVisible()
  await expectAccessible(page, 'preview of a survey')
  await button(dialog, 'Review answers').click()
  await expect(dialog.getByRole('img', { name: 'Preview: Review' })).toBeVisible()
  await expect(dialog.getByRole('status')).toHaveText('Page 7 of 7: Review')
  await expect(button(dialog, 'Submit')).toBeFocused()
  await expect(button(dialog, 'Submit')).toHaveAccessibleDescription('A preview submits nothing.')
  await expectAccessible(page, 'last page of a preview')
  await button(dialog, 'Back').focus()
  for (const place of [6, 5, 4, 3, 2]) {
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('status')).toContainText(`Page ${place} of 7: `)
    await expect(button(dialog, 'Back')).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(button(dialog, 'Start')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(button(page, 'Preview')).toBeFocused()
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(button(page, 'Preview')).toBeHidden()
})
