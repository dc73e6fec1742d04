import { boardPage } from '../stage/board-page.ts'
import { expect, test } from '../stage/journey.ts'
import { endVoting, goVoting, mine, startVoting, total } from '../stage/voting-steps.ts'

const WELL = 'Went well'
const LESS = 'Went less well'

// Rules: VOTE-1, VOTE-6, VOTE-7, VOTE-8, VOTE-10
test('a facilitator keeps earlier votes or takes them off; totals can be shown while votes come in', async ({
  visit,
  newBoard,
  join,
}) => {
  const path = await newBoard()
  const author = await join('nora', path)
  await author.write(LESS, 'Ferries')
  await author.write(WELL, 'Weather')
  const nora = boardPage(await visit('nora', path))
  const guest = boardPage(await visit('guest', path))

  await test.step('VOTE-6: on all columns, with totals that all participants see while votes come in', async () => {
    await startVoting(nora.page, { on: 'All columns', showsTotals: true })
    await expect(guest.page.getByRole('dialog')).toContainText('Totals show while voting runs.')
    for (const { page } of [nora, guest]) await goVoting(page)
    await guest.note('Ferries').click()
    await guest.note('Weather').click()
    await expect(total(nora, 'Ferries', '1 vote')).toBeVisible()
    await nora.note('Ferries').click()
    await expect(total(guest, 'Ferries', '2 votes, 1 yours')).toBeVisible()
  })

  await test.step('VOTE-8: resuming keeps the votes, which may be changed', async () => {
    await endVoting(nora.page)
    await startVoting(nora.page, { on: 'All columns', earlier: 'Resume voting session' })
    for (const { page } of [nora, guest]) await goVoting(page)
    await expect(guest.status).toContainText('1 vote left')
    await expect(mine(guest, 'Ferries', 1)).toBeVisible()
    await guest.note('Ferries').click()
    await expect(guest.note('Ferries').getByRole('img')).toHaveCount(0)
    await expect(guest.status).toContainText('2 votes left')
  })

  await test.step('VOTE-10: resuming with fewer votes takes the newest back and tells their owner', async () => {
    await guest.note('Ferries').click()
    await expect(guest.status).toContainText('1 vote left')
    await endVoting(nora.page)
    await startVoting(nora.page, { votes: 1, on: 'All columns', earlier: 'Resume voting session' })
    await expect(guest.page.getByRole('dialog', { name: 'Time to vote' })).toHaveAccessibleDescription(
      /You have no votes left .*Your newest vote was taken back: it was over the limit\./,
    )
    for (const { page } of [nora, guest]) await goVoting(page)
    await expect(guest.status).toContainText('No votes left')
    await expect(mine(guest, 'Weather', 1)).toBeVisible()
    await expect(guest.note('Ferries').getByRole('img')).toHaveCount(0)
  })

  await test.step('VOTE-7: a new voting session takes all votes off', async () => {
    await endVoting(nora.page)
    await expect(total(guest, 'Ferries', '1 vote')).toBeVisible()
    await startVoting(nora.page, { votes: 3, on: 'All columns', earlier: 'Start new voting session' })
    for (const { page } of [nora, guest]) await goVoting(page)
    for (const board of [nora, guest]) {
      await expect(board.status).toContainText('3 votes left')
      await expect(board.page.getByRole('img', { name: /vote/ })).toHaveCount(0)
    }
    await endVoting(nora.page)
    await expect(nora.page.getByRole('img', { name: /vote/ })).toHaveCount(0)
  })
})
