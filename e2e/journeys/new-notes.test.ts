import type { Locator } from '@playwright/test'
import { boardPage } from '../stage/board-page.ts'
import { expect, PHONE, test } from '../stage/journey.ts'

const COLUMN = 'Went well'

test('NOTE-2, NOTE-8: a new note opens at the top; Enter publishes it and opens the next one, but not on a touch device; an existing one is not saved empty, and the page says why', async ({
  visit,
  newBoard,
}) => {
  const path = await newBoard()
  const desk = boardPage(await visit('nora', path))
  await desk.addNote(COLUMN, 'Written first')
  await desk.startNote(COLUMN, 'Written second')
  const top = async (of: Locator) => (await of.boundingBox())?.y ?? Number.NaN
  expect(await top(desk.editor)).toBeLessThan(await top(desk.note('Written first')))
  await desk.page.keyboard.press('Enter')
  await expect(desk.note('Written second')).toBeVisible()
  await expect(desk.editor).toBeFocused()
  await expect(desk.editor).toHaveValue('')
  await desk.page.keyboard.press('Escape')
  await expect.poll(() => desk.textsIn(COLUMN)).toEqual(['Written second', 'Written first'])

  await desk.note('Written second').focus()
  await desk.page.keyboard.press('n')
  await expect(desk.editor).toBeFocused()
  await desk.page.keyboard.press('Escape')

  const phone = boardPage(await visit('guest', path, PHONE))
  await phone.startNote(COLUMN, 'Written on a phone')
  await phone.page.keyboard.press('Enter')
  await expect(desk.note('Written on a phone')).toBeVisible()
  await expect(phone.note('Written on a phone')).toBeVisible()
  await expect(phone.editor).toHaveCount(0)

  await desk.note('Written first').click()
  await desk.editor.fill('  ')
  await desk.page.keyboard.press('Enter')
  await expect(desk.editor).toHaveAccessibleDescription('Write something, or delete the note.')
  await expect(desk.editor).toBeFocused()
  await desk.page.keyboard.press('Escape')
  await expect(desk.note('Written first')).toBeVisible()
})
