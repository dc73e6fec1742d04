import { expectAccessible } from '../stage/axe.ts'
import { boardPage } from '../stage/board-page.ts'
import { expect, test } from '../stage/journey.ts'
import { endVoting, goVoting, mine, openVoting, startVoting } from '../stage/voting-steps.ts'

test('A11Y-14: axe finds no violation in the Voting panel, and on the dialogs and the dots of a vote', async ({
  visit,
  newBoard,
  join,
}) => {
  const path = await newBoard()
  const author = await join('nora', path)
  await author.write('Went less well', 'Ferries')
  await author.write('Went well', 'Weather')
  const nora = boardPage(await visit('nora', path))
  const { page } = nora
  await openVoting(page)
  await page.getByRole('spinbutton').fill('100')
  await expectAccessible(page, 'the voting panel', '[data-radix-popper-content-wrapper]')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('spinbutton')).toHaveCount(0)

  await startVoting(page, { on: 'Went less well' })
  await expect(page.getByRole('dialog', { name: 'Time to vote' })).toBeVisible()
  await expectAccessible(page, 'the modal of a vote', '[role="dialog"]')
  await goVoting(page)
  await nora.note('Ferries').click()
  await expect(mine(nora, 'Ferries', 1)).toBeVisible()
  await expectAccessible(page, 'a vote under way', '[aria-label="Board"]')
  await nora.note('Weather').click()
  await expect(page.getByRole('dialog', { name: 'Voting in Progress' })).toBeVisible()
  await expectAccessible(page, 'the warning of a vote', '[role="dialog"]')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await endVoting(page)
  await openVoting(page)
  await page.getByRole('button', { name: 'Start voting', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Notes already have votes' })).toBeVisible()
  await expectAccessible(page, 'the choice for earlier votes', '[role="dialog"]')
})
