import type { Locator, Page } from '@playwright/test'
import { boardPage } from '../stage/board-page.ts'
import { expect, test } from '../stage/journey.ts'

test('NOTE-3, NOTE-4, NOTE-7: an edit is saved on blur; a new note stays a draft until it is published', async ({
  visit,
  newBoard,
  join,
}) => {
  const path = await newBoard()
  await (await join('nora', path)).write('Went well', 'As it was')
  const nora = boardPage(await visit('nora', path))
  const guest = boardPage(await visit('guest', path))
  await nora.note('As it was').click()
  await nora.editor.fill('As it is')
  await clickBackground(nora.page)
  await expect(guest.note('As it is')).toBeVisible()

  await nora.startNote('Went well', 'I am not sure I want to sa')
  await expect(guest.page.getByText('is writing…')).toBeVisible()
  await clickBackground(nora.page)
  await expect(nora.editor).toHaveValue('I am not sure I want to sa')
  await expect(nora.editor).not.toBeFocused()
  await expect(nora.editor).toHaveAccessibleDescription('Draft: only you can see it')
  await expect(nora.announced).toContainText('Draft kept')
  await expect(guest.page.getByText('is writing…')).toHaveCount(0)
  await nora.page.getByRole('button', { name: 'Share' }).click()
  await nora.page.keyboard.press('Escape')
  await nora.page.reload()
  await expect(nora.editor).toHaveValue('I am not sure I want to sa')

  // The button leads back to the draft, and Enter publishes it.
  await nora.page.getByRole('button', { name: 'Add a note to Went well' }).focus()
  for (let tabs = 0; tabs < 6 && !(await isFocused(nora.editor)); tabs += 1)
    await nora.page.keyboard.press('Tab')
  await expect(nora.editor).toBeFocused()
  await nora.page.keyboard.press('End')
  await nora.page.keyboard.type('y')
  await expect(guest.note(/not sure/)).toHaveCount(0)
  await nora.page.keyboard.press('Enter')
  await expect(guest.note('I am not sure I want to say')).toBeVisible()
  await nora.page.keyboard.press('Escape')

  // An empty editor closes; the button that adds the next note publishes the draft before it.
  await nora.startNote('Try next', '')
  await clickBackground(nora.page)
  await expect(nora.editor).toHaveCount(0)
  await nora.startNote('Try next', 'First')
  await nora.startNote('Try next', 'Second')
  await expect(guest.note('First')).toBeVisible()
  await expect(guest.note('Second')).toHaveCount(0)
})

test('NOTE-5: Escape and Cancel discard a new note, and Undo in the toast brings the draft back', async ({
  visit,
  newBoard,
}) => {
  const nora = boardPage(await visit('nora', await newBoard()))
  const discards = [
    () => nora.page.keyboard.press('Escape'),
    () => nora.page.getByRole('button', { name: 'Cancel' }).click(),
  ]
  for (const [at, discard] of discards.entries()) {
    await nora.startNote('Went well', `Half a thought ${at}`)
    await discard()
    await expect(nora.editor).toHaveCount(0)
    const toast = nora.toast.getByRole('listitem').filter({ hasText: 'Draft discarded' })
    await toast.getByRole('button', { name: 'Undo' }).click()
    await expect(nora.editor).toHaveValue(`Half a thought ${at}`)
    await expect(toast, 'the toast leaves once it was used').toHaveCount(0)
    await nora.editor.press('Enter')
    await expect(nora.note(`Half a thought ${at}`)).toBeVisible()
    await nora.page.keyboard.press('Escape')
  }
})

function isFocused(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => element === document.activeElement)
}

async function clickBackground(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).hover()
  await page.mouse.down()
  await page.mouse.up()
}
