import { boardPage } from '../stage/board-page.ts'
import { expect, test } from '../stage/journey.ts'
import { listenToWire } from '../stage/network-messages.ts'

// Rules: BOARD-44, MASK-1, MASK-2, MASK-3, MASK-11, MASK-12, MASK-19
test('while brainstorming no participant is sent the texts of others, and after its end all of them', async ({
  visit,
  newBoard,
}) => {
  const path = await newBoard()
  const facilitator = boardPage(await visit('nora', path))
  const writer = boardPage(await visit('guest', path))
  const reader = boardPage(await visit('guest', '/login'))
  const wire = listenToWire(reader.page)
  await reader.page.goto(path)
  await writer.addNote('Went well', 'Written before anything was hidden')
  await expect(reader.note('Written before anything was hidden')).toBeVisible()

  await facilitator.page.getByRole('button', { name: 'Brainstorm' }).click()
  for (const board of [facilitator, writer, reader]) {
    await expect(board.status).toContainText('Brainstorming: others’ notes are hidden')
  }
  await expect(reader.note('hidden note')).toBeVisible()
  await expect(writer.note('Written before anything was hidden')).toBeVisible()

  await writer.addNote('Try next', 'Zanzibar by night')
  await writer.note('Zanzibar by night').click()
  await writer.editor.fill('Zanzibar by daylight')
  await writer.page.keyboard.press('Enter')
  await writer.comment('Zanzibar by daylight', 'Madagascar would do')
  await facilitator.addNote('Try next', 'Patagonia on foot')
  for (const board of [reader, facilitator]) {
    await expect(board.column('Try next').getByRole('group')).toHaveCount(2)
  }
  await reader.page.reload()
  await expect(reader.column('Try next').getByRole('group')).toHaveCount(2)
  await expect(reader.note('hidden note')).toHaveCount(3)

  const secrets = /Zanzibar|Madagascar|Patagonia/
  expect(wire()).toContain('note-added')
  expect(wire()).not.toMatch(secrets)
  expect(await reader.page.content()).not.toMatch(secrets)
  expect(await facilitator.page.content()).not.toMatch(/Zanzibar|Madagascar/)

  await facilitator.page.getByRole('button', { name: 'Brainstorm' }).click()
  for (const board of [facilitator, reader]) {
    await expect(board.note('Zanzibar by daylight')).toBeVisible()
    await expect(board.note('Patagonia on foot')).toBeVisible()
    await expect(board.status).toHaveCount(0)
  }
})
