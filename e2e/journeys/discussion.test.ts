import { type ActionId, asId } from '@retropulse/domain/kernel/ids'
import { expectAccessible } from '../stage/axe.ts'
import { boardPage, type BoardPage } from '../stage/board-page.ts'
import { expect, PHONE, test } from '../stage/journey.ts'
import { boxOf } from '../stage/layout-shifts.ts'
import { endVoting, goVoting, startVoting, total } from '../stage/voting-steps.ts'

const LESS = 'Went less well'

/** The card of the discussion on the page of a participant. */
function card({ page }: BoardPage) {
  return page.getByRole('region', { name: 'Discussing' })
}

// Rules: DISCUSS-1, DISCUSS-4, DISCUSS-6, DISCUSS-8, DISCUSS-9, DISCUSS-10, DISCUSS-11, DISCUSS-12, VOTE-21, VOTE-37, VOTE-40, VOTE-41
test('on an anonymous board the end of a vote ranks the notes, and a facilitator discusses them with all, late joiners too', async ({
  visit,
  newBoard,
  join,
}) => {
  const path = await newBoard({ isAnonymous: true })
  const author = await join('nora', path)
  await author.write(LESS, 'Timetable', 'Ferries', 'Tickets')
  author.leave()
  const nora = boardPage(await visit('nora', path))
  const guest = boardPage(await visit('guest', path))
  await startVoting(nora.page, { on: LESS, votes: 2 })
  for (const { page } of [nora, guest]) await goVoting(page)
  for (const board of [nora, guest]) await board.note('Ferries').press('v')
  await guest.note('Tickets').press('v')
  await expect(nora.status).toContainText('1 of 2 done')

  await test.step('VOTE-37, VOTE-40, VOTE-41: counts are pills with numbers, the first carry their ranks, in the order of votes', async () => {
    // The notes change places; they glide there where the device does not ask for reduced motion.
    await guest.page.emulateMedia({ reducedMotion: 'no-preference' })
    const gliding = guest.page.waitForFunction(() =>
      document.getAnimations().some(({ effect }) => {
        const target = effect instanceof KeyframeEffect ? effect.target : null
        return target?.matches('[data-slot]') === true
      }),
    )
    await endVoting(nora.page)
    await gliding
    await guest.page.emulateMedia({ reducedMotion: 'reduce' })
    for (const board of [nora, guest]) {
      const pill = total(board, 'Ferries', '2 votes, 1 yours')
      await expect(pill).toHaveText('2 votes · 1 yours')
      await expect(board.note('Ferries')).toContainText('#1')
      await expect(board.note('Tickets')).toContainText('#2')
      await expect(board.note('Timetable')).not.toContainText('#')
      await expect.poll(() => board.textsIn(LESS)).toEqual(['Ferries', 'Tickets', 'Timetable'])
    }
    await expect(guest.page.getByRole('button', { name: 'Discuss next' })).toHaveCount(0)
  })

  await test.step('DISCUSS-9, DISCUSS-11: the first note is framed for all by key, and announced', async () => {
    await nora.page.getByRole('button', { name: 'Discuss next' }).press('Enter')
    for (const board of [nora, guest]) {
      await expect(card(board)).toContainText('Discussing 1 of 2')
      await expect(card(board)).toContainText('Ferries')
    }
    await expect(guest.announced).toContainText('Discussing 1 of 2: Ferries')
    await expect
      .poll(async () => (await paperOf(guest, 'Timetable')) === (await paperOf(guest, 'Ferries')))
      .toBe(false)
    for (const { status } of [nora, guest]) await expect(status).not.toContainText(/Discussing|Sorted/)
    await expect(nora.page.getByRole('button', { name: 'Next', exact: true })).toBeFocused()
    await expect(card(guest).getByRole('button', { name: 'Next', exact: true })).toHaveCount(0)
    await expectAccessible(nora.page, 'discussion', '[aria-label="Discussing"]')
  })

  await test.step('DISCUSS-8: an action item that is added there refers to the note, for all', async () => {
    await card(guest).getByRole('textbox').fill('Ask the harbour')
    await guest.page.keyboard.press('Enter')
    await expect(card(nora).getByRole('list', { name: 'Actions' })).toContainText('Ask the harbour')
  })

  const late = boardPage(await visit('guest', path))
  await test.step('DISCUSS-9: a participant who joins late sees the framed note and its action items', async () => {
    await expect(card(late)).toContainText('Ferries')
    await expect(card(late)).toContainText('Ask the harbour')
  })

  await test.step('DISCUSS-10: a card that was put away comes back from the status line, and with the next note', async () => {
    await card(guest).getByRole('button', { name: 'Hide' }).click()
    await expect(card(guest)).toHaveCount(0)
    await expect(guest.status).toContainText('Sorted by votes')
    await guest.status.getByRole('button', { name: 'Show' }).click()
    await expect(card(guest)).toContainText('Ferries')
    await card(guest).getByRole('button', { name: 'Hide' }).click()
    await nora.page.getByRole('button', { name: 'Next', exact: true }).press('Enter')
    for (const board of [nora, guest, late]) await expect(card(board)).toContainText('Tickets')
    await expect(card(late)).not.toContainText('Ask the harbour')
  })

  await test.step('DISCUSS-4: Previous leads back, and Done ends the discussion for all', async () => {
    await nora.page.getByRole('button', { name: 'Previous' }).click()
    for (const board of [nora, late]) await expect(card(board)).toContainText('Discussing 1 of 2')
    await card(nora).getByRole('button', { name: 'Done', exact: true }).click()
    for (const board of [nora, guest, late]) await expect(card(board)).toHaveCount(0)
    await expect(late.announced).toContainText('Discussion ended')
  })

  await test.step('DISCUSS-4: Discuss next goes on after the note that was discussed last, and begins with the first after the last one', async () => {
    const { page } = nora
    await page.getByRole('button', { name: 'Discuss next' }).click()
    await expect(card(nora)).toContainText('Discussing 2 of 2')
    await card(nora).getByRole('button', { name: 'Done', exact: true }).click()
    await page.getByRole('button', { name: 'Discuss next' }).click()
    await expect(card(nora)).toContainText('Discussing 1 of 2')
    await card(nora).getByRole('button', { name: 'Done', exact: true }).click()
  })

  await test.step('DISCUSS-4: after another vote it begins with the note that has the most votes', async () => {
    const { page } = nora
    await startVoting(page, { on: LESS, votes: 2, earlier: 'Resume voting session' })
    for (const board of [nora, guest, late]) await goVoting(board.page)
    await endVoting(page)
    await page.getByRole('button', { name: 'Discuss next' }).click()
    await expect(card(nora)).toContainText('Discussing 1 of 2')
  })
})

// Rules: DISCUSS-4, DISCUSS-5, DISCUSS-7
test('a framed note that is deleted leads on to the one behind it, and undo frames it again', async ({
  visit,
  newBoard,
  join,
}) => {
  const path = await newBoard()
  const author = await join('nora', path)
  await author.write(LESS, 'Timetable', 'Ferries')
  const [timetable, ferries] = [await author.noteId('Timetable'), await author.noteId('Ferries')]
  await author.send(
    { type: 'start-voting', contentId: null, allowedVotes: 3, resetVotes: true, showsTotals: false },
    { type: 'cast-votes', noteId: ferries, votes: 2 },
    { type: 'cast-votes', noteId: timetable, votes: 1 },
    { type: 'end-voting' },
    { type: 'set-discussion', note: ferries },
  )
  const nora = boardPage(await visit('nora', path))
  const guest = boardPage(await visit('guest', path))
  for (const board of [nora, guest]) await expect(card(board)).toContainText('Ferries')
  await author.send({ type: 'delete-note', noteId: ferries })
  await expect(card(guest)).toHaveCount(0)
  await expect(card(nora)).toContainText('This note is gone')
  await card(nora).getByRole('button', { name: 'Next', exact: true }).click()
  for (const board of [nora, guest]) await expect(card(board)).toContainText('Timetable')
  await card(nora).getByRole('button', { name: 'Done', exact: true }).click()
  await expect(card(guest)).toHaveCount(0)
  await nora.page.getByRole('region', { name: 'Board', exact: true }).press('Control+z')
  await expect(card(guest)).toContainText('Timetable')
})

// Rules: DISCUSS-3
test('while brainstorming the strip offers no discussion, and offers it again after the reveal', async ({
  visit,
  newBoard,
  join,
}) => {
  const path = await newBoard()
  const author = await join('nora', path)
  await author.write(LESS, 'Ferries')
  await author.send(
    { type: 'start-voting', contentId: null, allowedVotes: 3, resetVotes: true, showsTotals: false },
    { type: 'cast-votes', noteId: await author.noteId('Ferries'), votes: 2 },
    { type: 'end-voting' },
  )
  const nora = boardPage(await visit('nora', path))
  const next = nora.page.getByRole('button', { name: 'Discuss next' })
  await expect(next).toBeVisible()
  await author.send({ type: 'set-masking', on: true })
  await expect(nora.status).toContainText('Brainstorming')
  await expect(next).toHaveCount(0)
  await author.send({ type: 'set-masking', on: false })
  await expect(next).toBeVisible()
})

// Rules: DISCUSS-9, DISCUSS-13, DISCUSS-14
test('on a phone the framed note is shown whole in its tab above the card, unless a text is being edited', async ({
  visit,
  newBoard,
  join,
}) => {
  const path = await newBoard()
  const author = await join('nora', path)
  const long = `The harbour closed early. ${'Passengers waited in the rain. '.repeat(5).trim()}`
  await author.write('Went well', ...Array.from({ length: 24 }, (_, at) => `Note ${at + 1}`))
  await author.write(LESS, long)
  const [last, other] = [await author.noteId('Note 24'), await author.noteId(long)]
  await author.send(
    { type: 'start-voting', contentId: null, allowedVotes: 3, resetVotes: true, showsTotals: false },
    { type: 'cast-votes', noteId: other, votes: 2 },
    { type: 'cast-votes', noteId: last, votes: 1 },
    { type: 'end-voting' },
    { type: 'set-sorting', sortBy: null },
  )
  const guest = boardPage(await visit('guest', path, PHONE))
  const { page } = guest
  const tab = page.getByRole('tab', { selected: true })
  await expect(tab).toContainText('Went well')
  const isWhole = (text: string) =>
    expect(async () => {
      const [note, panel, tabs] = [
        await boxOf(guest.note(text)),
        await boxOf(card(guest)),
        await boxOf(page.getByRole('tablist')),
      ]
      expect(panel.height).toBeLessThanOrEqual(192)
      expect(note.y).toBeGreaterThanOrEqual(tabs.y + tabs.height)
      expect(note.y + note.height).toBeLessThanOrEqual(panel.y)
    }).toPass()

  await author.send({ type: 'set-discussion', note: other })
  await expect(tab).toContainText(LESS)
  await isWhole(long)
  await author.send({ type: 'set-discussion', note: last })
  await expect(tab).toContainText('Went well')
  await isWhole('Note 24')

  await guest.column('Went well').evaluate((column) => column.querySelector('[data-scroll]')?.scrollTo(0, 0))
  await expect(guest.note('Note 24')).not.toBeInViewport()
  await expect(card(guest).getByText('Note 24', { exact: true })).toBeVisible()
  await card(guest)
    .getByRole('button', { name: /^Note 24/ })
    .click()
  await isWhole('Note 24')
  await expect(guest.note('Note 24')).toBeFocused()

  const actionId = asId<ActionId>(crypto.randomUUID())
  await author.send({ type: 'add-action', actionId, text: 'Ask the harbour' })
  await expect(card(guest).getByRole('list', { name: 'Actions' })).toContainText('Ask the harbour')
  expect((await boxOf(card(guest))).height).toBeLessThanOrEqual(240)
  const list = card(guest).getByRole('list', { name: 'Actions' })
  await expect(list).toHaveAttribute('data-cut', '')
  for (const text of ['Ask the pier', 'Ask the captain', 'Ask the passengers'])
    await author.send({ type: 'add-action', actionId: asId<ActionId>(crypto.randomUUID()), text })
  await expect(list).toHaveAttribute('data-cut', 'end')
  expect(await list.evaluate((element) => getComputedStyle(element).maskImage)).toContain('gradient')
  await list.evaluate((element) => element.scrollTo(0, element.scrollHeight))
  await expect(list).toHaveAttribute('data-cut', 'start')
  const height = async () => (await boxOf(card(guest))).height
  // On a high screen two whole items have room.
  expect(await height()).toBeLessThanOrEqual(320)
  expect((await boxOf(list)).height).toBeGreaterThanOrEqual(100)
  await page.setViewportSize({ width: 390, height: 740 })
  await expect.poll(height).toBeLessThanOrEqual(256)
  await author.send({ type: 'set-discussion', note: null })
  await guest.startNote('Went well', 'The pier')
  await author.send({ type: 'set-discussion', note: other })
  await expect(card(guest).getByRole('button', { name: /^The harbour/ })).toBeVisible()
  await expect(tab).toContainText('Went well')
  await expect(guest.editor).toBeFocused()
})

// Rules: DISCUSS-9
test('beside the board the card shows up to two lines of the note, and is as high for a short one', async ({
  visit,
  newBoard,
  join,
}) => {
  const path = await newBoard()
  const author = await join('nora', path)
  const long = 'The harbour closed early, and passengers waited in the rain until the last ferry had left'
  await author.write(LESS, long, 'Lunch')
  const [first, second] = [await author.noteId(long), await author.noteId('Lunch')]
  await author.send(
    { type: 'start-voting', contentId: null, allowedVotes: 3, resetVotes: true, showsTotals: false },
    { type: 'cast-votes', noteId: first, votes: 2 },
    { type: 'cast-votes', noteId: second, votes: 1 },
    { type: 'end-voting' },
    { type: 'set-discussion', note: first },
  )
  const guest = boardPage(await visit('guest', path))
  const text = card(guest).getByText(long)
  await expect(text).toBeVisible()
  expect(await text.evaluate((line) => line.scrollHeight <= line.clientHeight)).toBe(true)
  const { height } = await boxOf(card(guest))
  await author.send({ type: 'set-discussion', note: second })
  await expect(card(guest)).toContainText('Lunch')
  expect((await boxOf(card(guest))).height).toBe(height)
})

/** The colour of a note. */
function paperOf({ note }: BoardPage, text: string): Promise<string> {
  return note(text).evaluate((paper) => getComputedStyle(paper).backgroundColor)
}
