import { type ActionId, asId } from '@retropulse/domain/kernel/ids'
import { TONE } from '../stage/audio-file.ts'
import { boardPage } from '../stage/board-page.ts'
import { closeDialogs } from '../stage/close-dialogs.ts'
import { DESKTOP, type Device, expect, PHONE, test } from '../stage/journey.ts'
import { boxOf, forgetShifts, settle, shiftsOf, watchShifts } from '../stage/layout-shifts.ts'

const TABLET: Device = { viewport: { width: 820, height: 1180 }, hasTouch: true }

const COMPACT = { compact: true, isAnonymous: true, columns: ['Went well'] }
const LONG = `The certificate came on time. ${'It was copied to all servers before noon. '.repeat(4).trim()}`

for (const [name, device, input] of [
  ['desktop', { ...DESKTOP, viewport: { width: 1440, height: 900 } }, {}],
  ['desktop, compact and anonymous', DESKTOP, COMPACT],
  ['tablet', TABLET, {}],
  ['phone', PHONE, {}],
] as const)
  for (const who of ['samuel', 'guest'] as const)
    // Rules: BOARD-52, BOARD-53, BOARD-78, TIMER-16
    test(`nothing that starts or ends moves anything for ${who === 'guest' ? 'a guest' : 'a member'} on a ${name}`, async ({
      visit,
      newBoard,
      join,
      expectNoise,
    }) => {
      test.slow()
      expectNoise(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK|ERR_FAILED/)
      const path = await newBoard(input)
      const leader = await join('nora', path)
      await leader.write('Went well', 'First', LONG, 'Third')
      for (const emoji of ['👍', '🎉'])
        await leader.send({ type: 'set-reaction', noteId: await leader.noteId('First'), emoji, on: true })
      const board = boardPage(await visit(who, 'about:blank', device))
      const { page, status } = board
      await watchShifts(page)
      await page.goto(path)
      const notes = page.locator('[data-note]')
      await expect(notes).toHaveCount(3)
      await page.waitForLoadState('networkidle')
      await settle(page)
      // What moves while the page loads, such as a word whose font arrives, is the claim of A11Y-21.
      await forgetShifts(page)
      const boxes = async () => [
        await boxOf(notes.nth(0)),
        await boxOf(notes.nth(1)),
        await boxOf(notes.nth(2)),
      ]
      const before = await boxes()
      const steady = async (what: string) => {
        await settle(page)
        expect.soft(await shiftsOf(page), what).toEqual([])
        expect.soft([what, ...(await boxes())]).toEqual([what, ...before])
      }

      await leader.send({ type: 'start-timer', duration: 12 })
      await expect(page.getByRole('timer')).toBeVisible()
      expect(await page.getByRole('timer').evaluate((clock) => getComputedStyle(clock).fontSize)).toBe('28px')
      await steady('a timer')
      await leader.send({ type: 'start-mood-poll' })
      await closeDialogs(page, 1)
      await steady('a mood poll')
      await leader.send({ type: 'end-mood-poll' })
      await expect(page.getByRole('dialog', { name: 'Team mood' })).toContainText('0 of 3 answers')
      await steady('the result of a mood poll')
      await closeDialogs(page, 1)
      await leader.send({ type: 'start-mood-poll' })
      await closeDialogs(page, 1)
      await steady('a mood poll that goes on')
      await leader.send({ type: 'set-masking', on: true })
      await expect(status).toContainText(/Brainstorming|\+\d/)
      await settle(page)
      // The mask says nothing about the height of the text (MASK-9), so the notes below may move until the reveal.
      expect.soft(await boxOf(notes.first())).toMatchObject({ x: before[0]?.x, y: before[0]?.y })
      await leader.send({ type: 'set-masking', on: false })
      await expect(board.note('Third')).toBeVisible()
      await settle(page)
      await forgetShifts(page)
      await steady('the reveal')
      await leader.send({
        type: 'start-voting',
        contentId: null,
        allowedVotes: 3,
        resetVotes: true,
        showsTotals: false,
      })
      await closeDialogs(page, 1)
      await expect(status).toContainText('3 votes left')
      await steady('a vote')
      await board.note('First').getByRole('button', { name: 'Give a vote' }).click()
      await expect(status).toContainText('2 votes left')
      await leader.send({ type: 'cast-votes', noteId: await leader.noteId(LONG), votes: 1 })
      await steady('votes')
      await leader.send({ type: 'start-media', source: TONE, volume: 50 })
      // On a phone the fourth thing that goes on is behind a button.
      await expect(page.getByRole('button', { name: /^(Listen|Music|More)$/ })).toBeVisible()
      await steady('music')
      await page.context().setOffline(true)
      await expect(status).toContainText('Reconnecting…')
      await steady('a lost connection')
      await page.context().setOffline(false)
      await expect(status).not.toContainText('Reconnecting…')
      await steady('the connection is back')
      await leader.send({ type: 'end-timer' })
      await expect(page.getByRole('timer')).toHaveCount(0)
      await steady('the end of a timer')
      await leader.send({ type: 'stop-media' })
      await steady('the end of music')
      await leader.send({ type: 'end-voting' })
      // The end sorts by votes (VOTE-40); in the manual order each note is where it was.
      await leader.send({ type: 'set-sorting', sortBy: null })
      await expect(board.note('First').getByRole('img', { name: /vote/ })).toBeVisible()
      await settle(page)
      await forgetShifts(page)
      await settle(page)
      expect.soft(await shiftsOf(page), 'the ends').toEqual([])
      // The first two notes have votes, and a line for their total; the third has none, and its height.
      const [first, second, third] = await boxes()
      const line = (first?.height ?? 0) - (before[0]?.height ?? 0)
      expect.soft(line).toBeGreaterThan(24)
      expect.soft(first).toEqual({ ...before[0], height: (before[0]?.height ?? 0) + line })
      expect.soft(second?.height).toBe((before[1]?.height ?? 0) + line)
      expect.soft(third).toEqual({ ...before[2], y: (before[2]?.y ?? 0) + 2 * line })
    })

// Rules: BOARD-79
test('at most 120 px stand before the first note on a phone, whatever is going on, and the dock is for the thumb', async ({
  visit,
  newBoard,
  join,
}) => {
  const path = await newBoard()
  const leader = await join('nora', path)
  await leader.write('Went well', 'First')
  await leader.send({ type: 'start-timer', duration: 12 })
  for (const who of ['nora', 'guest'] as const) {
    const board = boardPage(await visit(who, path, PHONE))
    await expect(board.page.getByRole('timer')).toBeVisible()
    expect((await boxOf(board.note('First'))).y).toBeLessThanOrEqual(120)
    for (const button of [/^Add a note to Went well$/, /^Actions/, /^Tools$/]) {
      const { y, height } = await boxOf(board.page.getByRole('button', { name: button }))
      expect(height, button.source).toBeGreaterThanOrEqual(44)
      expect(y, button.source).toBeGreaterThan(760)
    }
  }
})

// Rules: BOARD-52, BOARD-83, BOARD-84, VOTE-27
test('on a phone more than two things take two rows, which More unfolds in their place with all that a facilitator can end', async ({
  visit,
  newBoard,
  join,
}) => {
  const path = await newBoard()
  const leader = await join('nora', path)
  await leader.send({ type: 'start-timer', duration: 12 })
  await leader.send({ type: 'start-mood-poll' })
  await leader.send({ type: 'start-media', source: TONE, volume: 50 })
  await leader.send({
    type: 'start-voting',
    contentId: null,
    allowedVotes: 3,
    resetVotes: true,
    showsTotals: false,
  })
  const board = boardPage(await visit('nora', path, PHONE))
  const { page, status } = board
  await closeDialogs(page, 2)
  const end = (what: string) => status.getByRole('button', { name: `End ${what}` })
  const more = status.getByRole('button', { name: /^(More|Less)$/ })
  await expect(end('voting')).toBeHidden()
  const dock = await boxOf(page.getByRole('button', { name: /^Add a note to/ }))
  expect((await boxOf(page.getByRole('timer'))).y).toBeGreaterThan(dock.y - 110)
  await expect(more).toHaveAttribute('aria-expanded', 'false')

  await more.press('Enter')
  await expect(more).toHaveAttribute('aria-expanded', 'true')
  for (const what of ['timer', 'poll', 'voting']) await expect(end(what)).toBeInViewport({ ratio: 1 })
  await expect(status.getByRole('button', { name: 'Listen' })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const ends = await boxOf(end('voting'))
  const done = await boxOf(status.getByRole('button', { name: 'I’m done' }))
  expect(done.x - ends.x - ends.width).toBeGreaterThanOrEqual(14)
  for (const dir of ['rtl', 'ltr']) {
    await page.evaluate((direction) => void (document.documentElement.dir = direction), dir)
    const [listen, less] = [await boxOf(status.getByRole('button', { name: 'Listen' })), await boxOf(more)]
    // In the column of the main buttons, behind the button of the last row.
    const column = await boxOf(status.getByRole('button', { name: 'Answer' }))
    expect.soft([dir, less.x, less.width]).toEqual([dir, column.x, column.width])
    const [first, second] = dir === 'ltr' ? [listen, less] : [less, listen]
    expect.soft(second.x - first.x - first.width, dir).toBeGreaterThanOrEqual(8)
  }
  const actionId = asId<ActionId>(crypto.randomUUID())
  await (await join('samuel', path)).send({ type: 'add-action', actionId, text: 'Order toner' })
  await expect(async () => {
    const { y, height } = await boxOf(board.toast.getByText('Order toner'))
    expect(y + height).toBeLessThanOrEqual((await boxOf(end('timer'))).y)
  }).toPass()
  await page.keyboard.press('Tab')
  await expect(end('timer')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(end('timer')).toBeHidden()
  await expect(more).toBeFocused()

  await more.press('Enter')
  await status.getByRole('button', { name: '+1 min' }).press('Enter')
  await end('voting').press('Enter')
  await expect(end('voting')).toHaveCount(0)
  await expect(more).toBeFocused()
  await expect(more).toHaveAttribute('aria-expanded', 'false')

  await more.press('Enter')
  await end('poll').focus()
  // Another device ends so much that all has room: the rows go, and the focus stays in the strip.
  await leader.send({ type: 'stop-media' })
  await leader.send({ type: 'end-timer' })
  await expect(more).toHaveCount(0)
  await expect(status.locator(':focus')).toHaveCount(1)
})

for (const [name, device] of [
  ['tablet', TABLET],
  ['desktop', DESKTOP],
] as const)
  // Rules: BOARD-52, BOARD-84
  test(`on a ${name} the strip has at most two lines, and of four things End shows what a facilitator can end`, async ({
    visit,
    newBoard,
    join,
  }) => {
    const path = await newBoard()
    const leader = await join('nora', path)
    await leader.send({ type: 'start-timer', duration: 12 })
    await leader.send({ type: 'start-mood-poll' })
    await leader.send({
      type: 'start-voting',
      contentId: null,
      allowedVotes: 3,
      resetVotes: true,
      showsTotals: false,
    })
    const { page, status } = boardPage(await visit('nora', path, device))
    await closeDialogs(page, 2)
    const end = (what: string) => status.getByRole('button', { name: `End ${what}` })
    for (const what of ['timer', 'voting', 'poll']) await expect(end(what)).toBeInViewport({ ratio: 1 })
    const more = status.getByRole('button', { name: 'End', exact: true })
    await expect(more).toHaveCount(0)

    await leader.send({ type: 'start-media', source: TONE, volume: 50 })
    await expect(more).toBeInViewport({ ratio: 1 })
    for (const what of ['timer', 'voting', 'poll']) await expect(end(what)).toBeHidden()
    for (const button of ['+1 min', 'I’m done', 'Answer', 'Listen'])
      await expect(status.getByRole('button', { name: button })).toBeInViewport({ ratio: 1 })
    const { y, height } = await boxOf(more)
    expect(y + height - (await boxOf(page.getByRole('timer'))).y).toBeLessThan(110)

    await more.click()
    const all = page.getByRole('dialog', { name: 'Current activity' })
    for (const buttons of [all.getByRole('button'), all.getByRole('button', { name: /^End / })])
      await expect(buttons).toHaveCount(3)
    const box = await boxOf(all)
    expect(box.y + box.height).toBeLessThan((await boxOf(status.getByRole('timer'))).y)
    await all.getByRole('button', { name: 'End timer' }).press('Enter')
    await expect(all).toHaveCount(0)
    // Three things have room for all their buttons, and the focus stays in the strip.
    await expect(end('voting')).toBeInViewport({ ratio: 1 })
    await expect(more).toHaveCount(0)
    await expect(status.locator(':focus')).toHaveCount(1)
  })
