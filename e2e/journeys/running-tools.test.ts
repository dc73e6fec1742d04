import { expect, test } from '../stage/journey.ts'

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
