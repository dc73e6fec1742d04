import { boardPage } from '../stage/board-page.ts'
import { expect, PHONE, test } from '../stage/journey.ts'
import { goVoting, mine, openVoting, startVoting, total } from '../stage/voting-steps.ts'
import { listenToWire } from '../stage/network-messages.ts'

const WELL = 'Went well'
const LESS = 'Went less well'

// Rules: BOARD-43, A11Y-3, A11Y-9, A11Y-11, VOTE-1, VOTE-2, VOTE-3, VOTE-11, VOTE-12, VOTE-13, VOTE-14, VOTE-15, VOTE-16, VOTE-19, VOTE-26, VOTE-27, VOTE-30, VOTE-31, VOTE-36, VOTE-37, VOTE-38, VOTE-42, VOTE-46, VOTE-47
test('a vote on one column is given by mouse, finger and key, and is secret until it ends', async ({
  visit,
  newBoard,
  join,
}) => {
  const path = await newBoard()
  const author = await join('nora', path)
  await author.write(LESS, 'Timetable', 'Ferries')
  await author.write(WELL, 'Weather')
  author.leave()
  const nora = boardPage(await visit('nora', path))
  const mouse = boardPage(await visit('guest', path))
  const thumb = boardPage(await visit('guest', path, PHONE))
  const watcher = boardPage(await visit('guest', '/healthz'))
  const wire = listenToWire(watcher.page)
  await watcher.page.goto(path)
  await test.step('VOTE-2, VOTE-3: a number from 1 to 99 is needed; 3 is offered at first, later the number of the last vote', async () => {
    await openVoting(nora.page)
    const votes = nora.page.getByRole('spinbutton', { name: 'Votes per person' })
    await expect(votes).toHaveValue('3')
    await expect(votes).toHaveAttribute('min', '1')
    await expect(votes).toHaveAttribute('max', '100')
    for (const wrong of ['0', '100', '1.5', '']) {
      await votes.fill(wrong)
      await expect(nora.page.getByText('Please enter a valid number')).toBeVisible()
      await votes.press('Enter')
      await expect(nora.status).toHaveCount(0)
    }
    await votes.fill('2')
    await nora.page.getByRole('radio', { name: LESS }).check()
    await nora.page.getByRole('button', { name: 'Start voting', exact: true }).click()
  })

  await test.step('VOTE-11, VOTE-12: a dialog says which column, how many votes and how; facilitators also read how it ends', async () => {
    for (const { page } of [nora, mouse, thumb, watcher]) {
      const modal = page.getByRole('dialog', { name: 'Time to vote' })
      await expect(modal).toContainText(`You have 2 votes for notes in “${LESS}”`)
      await expect(modal.getByText('End voting when everyone’s done.')).toHaveCount(
        page === nora.page ? 1 : 0,
      )
    }
    await expect(thumb.page.getByText('Tap a note to give it a vote')).toBeVisible()
    await expect(thumb.page.locator('[role="tab"][aria-selected="true"]')).toContainText(LESS)
    for (const { page } of [nora, mouse, thumb, watcher]) await goVoting(page)
    const signs = thumb.page.getByRole('tab').filter({ has: thumb.page.locator('svg') })
    await expect(signs).toHaveText([new RegExp(LESS)])
    await expect(nora.status).toContainText('2 votes left')
    await expect(nora.status).toContainText('0 of 4 done')
    // On a phone, which may show another column, in what the buttons leave of the line.
    await expect(thumb.status.getByText(`· in ${LESS}`)).toBeInViewport({ ratio: 1 })
  })

  await test.step('VOTE-19: a click gives a vote, another one takes it back; + and - give and take more', async () => {
    await mouse.note('Ferries').click()
    await expect(mine(mouse, 'Ferries', 1)).toBeVisible()
    await expect(mouse.status).toContainText('1 vote left')
    await expect(mouse.status).toContainText(`2 each in ${LESS}. The limit is fixed until voting ends`)
    await mouse.note('Ferries').click()
    await expect(mouse.note('Ferries').getByRole('img')).toHaveCount(0)
    await mouse.note('Ferries').click()
    await mouse.note('Ferries').getByRole('button', { name: 'Give a vote' }).click()
    await expect(mine(mouse, 'Ferries', 2)).toBeVisible()
    await mouse.note('Ferries').click()
    await expect(mine(mouse, 'Ferries', 2)).toBeVisible()
    await mouse.note('Ferries').getByRole('button', { name: 'Take a vote back' }).click()
    await expect(mine(mouse, 'Ferries', 1)).toBeVisible()
  })

  await test.step('VOTE-15, VOTE-21: no vote is given when none is left, and the dots show the own votes', async () => {
    await mouse.note('Timetable').click()
    await expect(mouse.status).toContainText('No votes left')
    await mouse.note('Timetable').press('v')
    await expect(mouse.note('Timetable').getByText('No votes left')).toBeVisible()
    await expect(mouse.page.getByRole('dialog')).toHaveCount(0)
    await expect(mine(mouse, 'Timetable', 1)).toBeVisible()
  })

  await test.step('VOTE-19: by finger, in the column that "Vote now" opened', async () => {
    await thumb.note('Ferries').tap()
    await expect(mine(thumb, 'Ferries', 1)).toBeVisible()
    await thumb.note('Ferries').tap()
    await expect(thumb.note('Ferries').getByRole('img')).toHaveCount(0)
    await thumb.note('Ferries').tap()
    const plus = thumb.note('Ferries').getByRole('button', { name: 'Give a vote' })
    expect((await plus.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await plus.tap()
    await expect(mine(thumb, 'Ferries', 2)).toBeVisible()
  })

  await test.step('VOTE-19: V gives a vote, Shift and V take one back, and a live region says how many are left', async () => {
    await nora.note('Ferries').press('v')
    await expect(mine(nora, 'Ferries', 1)).toBeVisible()
    await expect(nora.announced).toContainText('1 vote left')
    await nora.note('Ferries').press('Shift+V')
    await expect(nora.note('Ferries').getByRole('img')).toHaveCount(0)
    await nora.note('Ferries').press('v')
  })

  await test.step('VOTE-27: all participants see how many are done: those with no votes left, and those who say so', async () => {
    for (const { status } of [nora, watcher]) await expect(status).toContainText('2 of 4 done')
    await nora.page.getByRole('button', { name: 'I’m done' }).click()
    const done = nora.page.getByRole('button', { name: 'Done, undo' })
    await expect(done).toHaveAttribute('aria-pressed', 'true')
    await expect(watcher.status).toContainText('3 of 4 done')
    await done.click()
    await expect(watcher.status).toContainText('2 of 4 done')
  })

  await test.step('VOTE-13, VOTE-26: a participant who reloads has their votes and no dialog; one who joins late sees it', async () => {
    await mouse.page.reload()
    await expect(mine(mouse, 'Ferries', 1)).toBeVisible()
    await expect(mouse.status).toContainText('No votes left')
    await expect(mouse.page.getByRole('dialog')).toHaveCount(0)
    const late = boardPage(await visit('guest', path))
    await goVoting(late.page)
    await expect(late.status).toContainText('2 votes left')
    await expect(late.note('Ferries').getByRole('img')).toHaveCount(0)
    await late.page.close()
  })

  await test.step('VOTE-31, VOTE-32: no participant is sent the votes of another one, and no total before the end', async () => {
    await watcher.page.reload()
    await expect(watcher.status).toContainText('2 votes left')
    expect(wire()).toContain('voters-counted')
    expect(wire()).not.toMatch(/votes-cast|votes-counted|"votes":[1-9]/)
    expect(wire()).not.toMatch(/existingVotes\\?":(?!\{\}|\[\])/)
    for (const board of [watcher, nora]) {
      await expect(board.note('Timetable').getByRole('img')).toHaveCount(0)
    }
  })

  await test.step('VOTE-37, VOTE-40: after the end the notes show totals and are sorted by them', async () => {
    await nora.page.getByRole('button', { name: 'End voting' }).click()
    await expect(total(nora, 'Ferries', '4 votes, 1 yours')).toBeVisible()
    await expect(total(watcher, 'Ferries', '4 votes')).toBeVisible()
    await expect(total(mouse, 'Timetable', '1 vote of yours')).toBeVisible()
    for (const { status } of [nora, mouse, watcher]) await expect(status).toContainText('Sorted by votes')
    await expect(nora.announced).toContainText('Voting ended')
    await openVoting(nora.page)
    await expect(nora.page.getByRole('spinbutton', { name: 'Votes per person' })).toHaveValue('2')
    // No message names a voter: a page that never voted was never sent a ballot.
    expect(wire()).not.toContain('votes-cast')
  })
})

// Rules: MASK-15, MOVE-12, VOTE-5, VOTE-17, VOTE-18, VOTE-28, VOTE-30
test('while a vote runs, notes are neither added nor moved, and notes of other columns take no votes', async ({
  visit,
  newBoard,
  join,
}) => {
  const path = await newBoard()
  const author = await join('nora', path)
  await author.write(LESS, 'Ferries')
  await author.write(WELL, 'Lunch', 'Weather')
  author.leave()
  const nora = boardPage(await visit('nora', path))
  const thumb = boardPage(await visit('guest', path, PHONE))
  await startVoting(nora.page, { on: LESS })
  for (const { page } of [nora, thumb]) await goVoting(page)

  await test.step('VOTE-18: a vote for a note of another column opens a warning that leads to the right one', async () => {
    await nora.note('Lunch').click()
    const warning = nora.page.getByRole('dialog', { name: 'Voting in Progress' })
    await expect(warning).toContainText(`Only notes in “${LESS}” are being voted on.`)
    await warning.getByRole('button', { name: `Go to ${LESS}` }).click()
    await expect(nora.note('Ferries')).toBeFocused()

    await thumb.openTab(WELL)
    await thumb.note('Lunch').tap()
    await thumb.page.getByRole('button', { name: `Go to ${LESS}` }).tap()
    await expect(thumb.note('Ferries')).toBeVisible()
  })

  await test.step('VOTE-30: the allowance is shown read-only, with the reason', async () => {
    await openVoting(nora.page)
    const panel = nora.page.getByRole('dialog', { name: 'Voting', exact: true })
    await expect(panel.getByRole('definition').first()).toHaveText('3')
    await expect(panel.getByText('Fixed while voting runs. End voting to change it.')).toBeVisible()
    await expect(panel.getByRole('textbox')).toHaveCount(0)
    await expect(panel.getByRole('button', { name: 'End voting' })).toBeFocused()
    await nora.page.keyboard.press('Escape')
  })

  await test.step('VOTE-5: brainstorming does not begin, and the page says what to do first', async () => {
    const brainstorm = nora.page.getByRole('button', { name: 'Brainstorm' })
    await expect(brainstorm).toBeDisabled()
    await brainstorm.click({ force: true })
    await expect(nora.toast.getByText('End voting first. People can’t vote on hidden notes.')).toBeVisible()
    await expect(brainstorm).toHaveAttribute('aria-pressed', 'false')
  })

  await test.step('VOTE-28: notes are added neither by button nor by key', async () => {
    const add = nora.page.getByRole('button', { name: `Add a note to ${WELL}` })
    await expect(add).toBeDisabled()
    await add.click({ force: true })
    await expect(nora.toast.getByText('You can add notes again when voting ends.')).toBeVisible()
    await nora.note('Ferries').press('n')
    await expect(nora.editor).toHaveCount(0)
  })

  await test.step('VOTE-28: notes are moved neither by mouse, nor by key, nor from the menu', async () => {
    const from = await nora.note('Lunch').boundingBox()
    const to = await nora.note('Ferries').boundingBox()
    if (from === null || to === null) throw new Error('no notes')
    await nora.page.mouse.move(from.x + 40, from.y + 15)
    await nora.page.mouse.down()
    await nora.page.mouse.move(to.x + 40, to.y + 15, { steps: 6 })
    await nora.page.mouse.up()
    await expect(nora.toast.getByText('You can move notes again when voting ends.')).toBeVisible()
    await expect(nora.page.getByRole('dialog')).toHaveCount(0)
    await nora.note('Lunch').press('m')
    await nora.page.keyboard.press('ArrowRight')
    await nora.page.keyboard.press('Enter')
    await nora.page.keyboard.press('Escape')
    expect(await nora.textsIn(WELL)).toEqual(['Lunch', 'Weather'])
    await nora.choose('Weather', 'Move to…')
    await expect(nora.page.getByRole('menuitem', { name: 'Try next' })).toBeDisabled()
    await nora.page.keyboard.press('Escape')
  })

  await test.step('VOTE-28: after the end everything is possible again', async () => {
    await nora.page.keyboard.press('Escape')
    await nora.page.getByRole('button', { name: 'End voting' }).click()
    await nora.addNote(WELL, 'Added later')
  })

  await test.step('VOTE-5: no vote starts while brainstorming; the panel says so and ends it', async () => {
    await nora.page.getByRole('button', { name: 'Brainstorm' }).click()
    await openVoting(nora.page)
    await expect(nora.page.getByRole('spinbutton', { name: 'Votes per person' })).toHaveCount(0)
    await expect(nora.page.getByRole('dialog')).toContainText(
      'End brainstorming first, so everyone can read the notes.',
    )
    await nora.page.getByRole('button', { name: 'End brainstorming and show all notes' }).click()
    await expect(nora.page.getByRole('spinbutton', { name: 'Votes per person' })).toBeVisible()
  })
})
