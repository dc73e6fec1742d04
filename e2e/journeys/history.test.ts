import { openTool } from '../stage/open-tool.ts'
import { expectAccessible } from '../stage/axe.ts'
import { boardPage } from '../stage/board-page.ts'
import { expect, test } from '../stage/journey.ts'

// Rules: BOARD-48, BOARD-54, BOARD-55, TRASH-7
test('a facilitator moves through the retro from its first note, plays it, and brings a deleted note back', async ({
  visit,
  newBoard,
  join,
}) => {
  const path = await newBoard()
  const [guest, leader] = [await join('guest', path), await join('nora', path)]
  await guest.write('Went well', 'The first thing said')
  await leader.write('Try next', 'The second thing said')
  const noteId = await leader.noteId('The first thing said')
  await leader.send(
    { type: 'set-reaction', noteId, emoji: '🎉', on: true },
    { type: 'delete-note', noteId: await leader.noteId('The second thing said') },
  )
  const nora = boardPage(await visit('nora', '/healthz'))
  await nora.page.clock.install()
  await nora.page.goto(path)
  const history = await openTool(nora.page, 'History')
  const moment = history.getByRole('slider', { name: 'Moment' })
  await expect(history.getByText('The first thing said')).toBeVisible()
  await expect(moment).toHaveAttribute('aria-valuetext', /, \d\d:\d\d · Change 4 of 4$/)
  const trash = history.getByRole('region', { name: 'Deleted notes' })
  await expect(trash.getByText('The second thing said')).toBeVisible()
  await expect(trash.getByText('Try next')).toBeVisible()
  await expectAccessible(nora.page, 'history', '[role="dialog"]')

  const past = history.getByRole('region', { name: 'The board at this moment' })
  await expect(past.getByText('🎉')).toBeVisible()
  await moment.press('Home')
  await expect(past.getByText('🎉')).toHaveCount(0)
  await expect(past.getByText('The second thing said')).toHaveCount(0)
  await moment.press('ArrowRight')
  await expect(past.getByText('The second thing said')).toBeVisible()
  await moment.press('Home')
  await history.getByRole('button', { name: 'Play' }).click()
  await expect(history.getByRole('button', { name: 'Pause' })).toBeVisible()
  // A whole retro plays for 20 seconds.
  await nora.page.clock.runFor(21_000)
  await expect(moment).toHaveAttribute('aria-valuetext', /Change 4 of 4$/)
  await expect(history.getByRole('button', { name: 'Play' })).toBeVisible()

  await trash.getByRole('button', { name: 'Restore' }).click()
  await guest.noteId('The second thing said')
  await expect(trash.getByText('No deleted notes.')).toBeVisible()
  await nora.page.keyboard.press('Escape')
  await expect(history).toBeHidden()
  await expect(nora.note('The second thing said')).toBeVisible()
})

test('BOARD-56: a guest is not offered the history, and the server refuses the guest the call', async ({
  visit,
  newBoard,
}) => {
  const path = await newBoard()
  const guest = await visit('guest', path)
  await expect(guest.getByRole('button', { name: /^Users online: [1-9]/ })).toBeVisible()
  await expect(guest.getByRole('button', { name: 'More tools' })).toHaveCount(0)
  const answer = await guest.request.get(`/api${path}/history?from=1`)
  expect(answer.ok()).toBe(false)
})
