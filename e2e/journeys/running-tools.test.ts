import { openTool } from '../stage/open-tool.ts'
import { expect, PHONE, test } from '../stage/journey.ts'

// Rules: BOARD-87
test('the button of a tool shows while what it started is running', async ({ visit, newBoard, join }) => {
  const path = await newBoard()
  const leader = await join('nora', path)
  const page = await visit('nora', path)
  const tool = (name: string) => page.getByRole('button', { name, exact: true })
  await leader.send({ type: 'start-timer', duration: 12 })
  await expect(tool('Timer')).toHaveAccessibleDescription('Running')
  await expect(tool('Voting')).toHaveAccessibleDescription('')
  await leader.send({
    type: 'start-voting',
    contentId: null,
    allowedVotes: 3,
    resetVotes: true,
    showsTotals: false,
  })
  await expect(tool('Voting')).toHaveAccessibleDescription('Running')
  await leader.send({ type: 'end-voting' }, { type: 'end-timer' })
  for (const name of ['Timer', 'Voting']) await expect(tool(name)).toHaveAccessibleDescription('')
})

// Rules: BOARD-87
test('where the bar has no room for a tool, its row in the list shows that it is running', async ({
  visit,
  newBoard,
  join,
}) => {
  const path = await newBoard()
  const leader = await join('nora', path)
  await leader.send({ type: 'ask-icebreaker', question: 'Tea or coffee?' })
  for (const [device, list] of [
    [{ viewport: { width: 820, height: 1180 } }, 'More tools'],
    [PHONE, 'Tools'],
  ] as const) {
    const page = await visit('nora', path, device)
    await page
      .getByRole('dialog', { name: 'Icebreaker question' })
      .getByRole('button', { name: 'Close' })
      .click()
    const sheet = await openTool(page, list)
    await expect(sheet.getByRole('button', { name: 'Icebreaker', exact: true })).toHaveAccessibleDescription(
      'Running',
    )
    await expect(sheet.getByRole('button', { name: 'Summary', exact: true })).toHaveAccessibleDescription('')
  }
})
