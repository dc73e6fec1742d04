import { openTool } from '../stage/open-tool.ts'
import { actionRow, openActions, writeAction } from '../stage/action-steps.ts'
import type { BoardPage } from '../stage/board-page.ts'
import { dragUpon } from '../stage/dragging.ts'
import { expect, test } from '../stage/journey.ts'
import { answerMood, moodQuestion, moodResults } from '../stage/mood-steps.ts'
import { expectNoLeading, flying, gatherForRetro, groupCard } from '../stage/retro-cast.ts'
import { COUNTS, LESS, LINES, PUZZLES, ROWS, TEXTS, WELL } from '../stage/retro-texts.ts'
import { downloadText, mailsWith } from '../stage/summary-downloads.ts'
import { endVoting, goVoting, startVoting } from '../stage/voting-steps.ts'

test('BOARD-52: four participants, one of them on a phone, hold a whole retro from the icebreaker to the summary by email', async ({
  visit,
  newBoard,
  stage,
}) => {
  test.setTimeout(180_000)
  const title = 'The season of storms'
  const path = await newBoard({ name: title })
  const { nora, samuel, lea, phone, all } = await gatherForRetro(visit, path)
  const participants = [samuel, lea, phone]

  await test.step('ICE-7: only the facilitator can ask an icebreaker question', async () => {
    const panel = await openTool(nora.page, 'Icebreaker')
    await panel.getByRole('tab', { name: 'Questions' }).click()
    await expect(panel.getByRole('button', { name: 'Another question' })).toBeVisible()
    await expect(panel.locator('[aria-live]')).toHaveText(/\?/)
    for (const board of participants) await expectNoLeading(board)
  })

  await test.step('MOOD-5, MOOD-8: every participant is asked for their mood and sees the result', async () => {
    const panel = await openTool(nora.page, 'Mood', 'Mood poll')
    await panel.getByRole('button', { name: 'Start poll' }).click()
    for (const { page } of all) await expect(moodQuestion(page)).toBeVisible()
    for (const [board, mood] of [
      [nora, 'Great'],
      [samuel, 'Good'],
      [lea, 'Okay'],
      [phone, 'Good'],
    ] as const)
      await answerMood(board.page, mood)
    for (const { status } of all) await expect(status).toContainText('4 answers')
    for (const board of participants) await expectNoLeading(board)
    await nora.page.getByRole('button', { name: 'End poll' }).click()
    for (const { page } of all) {
      await expect(moodResults(page)).toContainText('4 of 5')
      await page.keyboard.press('Escape')
      await expect(moodResults(page)).toHaveCount(0)
    }
    await openTool(nora.page, 'Help and feedback').then((help) => help.press('Escape'))
    await nora.page.getByRole('button', { name: 'Icebreaker' }).click()
  })

  await test.step('MASK-3: while brainstorming no participant is sent the texts of others', async () => {
    await nora.page.getByRole('button', { name: 'Brainstorm' }).click()
    for (const { status } of all) await expect(status).toContainText('Brainstorming')
    await phone.addNote(WELL, 'Warm tea on deck')
    await phone.openTab(LESS)
    await phone.addNote(LESS, 'Radio was noisy')
    await nora.addNote(WELL, 'Ferries ran on time')
    await samuel.addNote(LESS, 'Pier lights went out')
    await lea.addNote(PUZZLES, 'Fog horn was silent')
    await lea.addNote(LESS, 'Tickets got wet')
    const written: readonly (readonly [BoardPage, readonly string[]])[] = [
      [nora, ['Ferries ran on time']],
      [samuel, ['Pier lights went out']],
      [lea, ['Fog horn was silent', 'Tickets got wet']],
      [phone, ['Warm tea on deck', 'Radio was noisy']],
    ]
    for (const board of all) {
      await expect(board.column(LESS).getByText('hidden note')).not.toHaveCount(0)
      for (const [writer, texts] of written)
        for (const text of texts) {
          if (board === writer) continue
          await expect(board.page.getByText(text)).toHaveCount(0)
          expect(board.received()).not.toContain(text)
        }
    }
    for (const board of participants) await expectNoLeading(board)
  })

  await test.step('MASK-12: the end of brainstorming shows every text to every participant', async () => {
    await nora.page.getByRole('button', { name: 'Brainstorm' }).click()
    for (const board of [nora, samuel, lea])
      for (const text of TEXTS) await expect(board.note(text)).toBeVisible()
    await expect(phone.note('Pier lights went out')).toBeVisible()
    for (const board of all)
      for (const text of TEXTS) await expect.poll(() => board.received()).toContain(text)
    await lea.react('Ferries ran on time', '👍')
  })

  await test.step('GROUP-1, GROUP-8: notes are grouped by mouse and from the menu, and their group gets a title', async () => {
    await dragUpon(nora.page, nora.note('Fog horn was silent'), nora.note('Pier lights went out'))
    await nora.page.mouse.up()
    await expect(groupCard(phone).locator('[id^="note-"]')).toHaveText([
      'Pier lights went out',
      'Fog horn was silent',
    ])
    await samuel.choose('Radio was noisy', /^Group with/)
    await samuel.page.getByRole('option', { name: /Pier lights went out/ }).click()
    await expect(groupCard(lea).locator('[id^="note-"]')).toHaveCount(3)
    await groupCard(nora).getByRole('button', { name: 'Name this group' }).click()
    await expect(groupCard(nora).getByRole('textbox', { name: 'Group name' })).toBeFocused()
    await nora.page.keyboard.type('Signals')
    await nora.page.keyboard.press('Enter')
    for (const board of participants) await expect(groupCard(board).getByText('Signals')).toBeVisible()
  })

  await test.step('VOTE-14, VOTE-27: each participant has three votes, on the phone too, and all see how many people are done', async () => {
    await startVoting(nora.page, { on: LESS })
    for (const { page } of all) {
      await expect(page.getByRole('dialog', { name: 'Time to vote' })).toContainText(
        `You have 3 votes for notes in “${LESS}”`,
      )
      await goVoting(page)
    }
    await phone.note('Tickets got wet').tap()
    await expect(phone.status).toContainText('2 votes left')
    for (const left of ['1 vote left', 'No votes left']) {
      await groupCard(phone).getByRole('button', { name: 'Give a vote' }).tap()
      await expect(phone.status).toContainText(left)
    }
    for (const { status } of all) await expect(status).toContainText('1 of 4 done')
    for (const left of ['2 votes left', '1 vote left', 'No votes left']) {
      await groupCard(nora).getByRole('button', { name: 'Give a vote' }).click()
      await expect(nora.status).toContainText(left)
    }
    for (const left of ['2 votes left', '1 vote left']) {
      await lea.note('Tickets got wet').getByRole('button', { name: 'Give a vote' }).click()
      await expect(lea.status).toContainText(left)
    }
    await samuel.note('Tickets got wet').click()
    await samuel.page.getByRole('button', { name: 'I’m done' }).click()
    for (const { status } of all) await expect(status).toContainText('3 of 4 done')
    await expect(groupCard(lea).getByRole('img')).toHaveCount(0)
    for (const board of participants) await expectNoLeading(board)
    await endVoting(nora.page)
    await expect(groupCard(nora).getByRole('img', { name: '5 votes, 3 yours' })).toBeVisible()
    await expect(groupCard(samuel).getByRole('img', { name: '5 votes', exact: true })).toBeVisible()
    await expect(phone.note('Tickets got wet').getByRole('img', { name: '4 votes, 1 yours' })).toBeVisible()
  })

  await test.step('SORT-1, VOTE-40: notes sorted by votes stand with the most votes first, for all participants', async () => {
    for (const board of all) {
      await expect(board.status).toContainText('Sorted by votes')
      await expect.poll(async () => (await board.textsIn(LESS))[0]).toBe('Pier lights went out')
    }
  })

  await test.step('TIMER-5, TIMER-9: a facilitator adds a minute to the timer and ends it', async () => {
    await openTool(nora.page, 'Timer')
    await nora.page.getByRole('button', { name: 'Start timer' }).click()
    for (const { page } of all)
      await expect(page.getByRole('timer', { name: /0?(5:00|4:\d\d)$/ })).toBeVisible()
    for (const board of participants) await expectNoLeading(board)
    await nora.page.getByRole('button', { name: '+1 min' }).click()
    for (const { page } of all) await expect(page.getByRole('timer', { name: /0?5:[0-5]\d$/ })).toBeVisible()
    await nora.page.getByRole('button', { name: 'End timer' }).click()
    for (const { page } of all) await expect(page.getByRole('timer')).toHaveCount(0)
  })

  await test.step('SPOT-3: an anonymous participant does not learn who is in the spotlight', async () => {
    const panel = await openTool(nora.page, 'Spotlight')
    await panel.getByRole('button', { name: /^Samuel Adeyemi/ }).click()
    await nora.page.keyboard.press('Escape')
    await expect(nora.status).toContainText('Spotlight: Samuel Adeyemi')
    await expect(samuel.status).toContainText('Spotlight: you')
    await expect(phone.status).toContainText('Spotlight on one person')
    await expect(phone.page.getByText('Samuel Adeyemi')).toHaveCount(0)
    for (const board of participants) await expectNoLeading(board)
    await nora.status.getByRole('button', { name: 'End spotlight' }).click()
    for (const { status } of all) await expect(status).not.toContainText(/[Ss]potlight/)
  })

  await test.step('GIF-1: a GIF sent from the phone drifts across every screen and leaves', async () => {
    const panel = await openTool(phone.page, 'GIFs')
    await panel.getByRole('searchbox').fill('coffee')
    await panel
      .getByRole('button', { name: /^Send to everyone: .*coffee/i })
      .first()
      .tap()
    await Promise.all(all.map(({ page }) => expect(flying(page)).toHaveCount(1)))
    await phone.page.keyboard.press('Escape')
    await Promise.all(all.map(({ page }) => expect(flying(page)).toHaveCount(0)))
  })

  await test.step('ACTION-13: an action item is assigned to a member, whose name guests do not see', async () => {
    const panel = await openActions(nora.page)
    await writeAction(panel, 'Mend the pier lights')
    await expect(lea.toast.getByText('New Action added')).toBeVisible()
    await actionRow(panel, 'Mend the pier lights')
      .getByRole('button', { name: /^Assign/ })
      .click()
    await nora.page.getByRole('menuitemradio', { name: 'Samuel Adeyemi' }).click()
    const theirs = actionRow(await openActions(samuel.page), 'Mend the pier lights')
    await expect(theirs.getByRole('button', { name: /^Assigned to You/ })).toBeVisible()
    const seen = actionRow(await openActions(phone.page), 'Mend the pier lights')
    await expect(seen).toBeVisible()
    await expect(seen).not.toContainText('Samuel')
    for (const { page } of [nora, samuel, phone])
      await page.getByRole('button', { name: 'Close actions' }).click()
  })

  await test.step('BG-2: another background lies under the board of every participant', async () => {
    const dialog = await openTool(nora.page, 'Background')
    await dialog.getByRole('list', { name: 'Built-in backgrounds' }).getByRole('button').nth(7).click()
    for (const { page } of all)
      await expect(page.locator('[data-background]')).toHaveAttribute('src', /^\/backgrounds\/[a-z-]+\.svg$/)
    await nora.page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  })

  await test.step('LEAD-1: the facilitator makes a member a facilitator', async () => {
    await nora.page.getByRole('button', { name: /^Users online/ }).click()
    await nora.page.getByRole('button', { name: 'Options for Samuel Adeyemi' }).click()
    await nora.page.getByRole('button', { name: 'Make facilitator' }).click()
    await expect(samuel.page.getByRole('group', { name: 'Facilitator' })).toBeVisible()
    await nora.page.keyboard.press('Escape')
    for (const board of [lea, phone]) await expectNoLeading(board)
  })

  await test.step('SUMMARY-12, SUMMARY-18: the new facilitator shows the summary to all participants and downloads it', async () => {
    const sheet = await openTool(samuel.page, 'Summary')
    await sheet.getByRole('button', { name: 'Show to everyone' }).click()
    for (const { page } of all) {
      const seen = page.getByRole('dialog', { name: 'Summary' })
      for (const [name, count] of Object.entries(COUNTS))
        await expect(
          seen.locator('dl > div', { hasText: new RegExp(`^${name}`) }).getByRole('definition'),
        ).toHaveText(count)
      await expect(seen.getByRole('region', { name: 'Most votes' })).toContainText('Signals')
      await expect(seen).toContainText('4 of 5')
      await expect(seen.getByRole('region', { name: 'Open actions' })).toContainText('Mend the pier lights')
    }
    for (const { page } of [lea, phone])
      await expect(page.getByRole('button', { name: /^(Close for everyone|Send by email)$/ })).toHaveCount(0)

    const csv = await downloadText(samuel.page, 'Table (CSV)')
    for (const row of ROWS) expect(csv.split('\r\n')).toContain(row)
    const markdown = await downloadText(samuel.page, 'Markdown')
    for (const line of [`# ${title}`, ...LINES, path]) expect(markdown).toContain(line)
  })

  await test.step('MAIL-2, MAIL-17: the summary is emailed to its sender, here into the outbox', async () => {
    await samuel.page.getByRole('button', { name: 'Send by email' }).click()
    await samuel.page.getByRole('menuitem', { name: 'Send to me' }).click()
    await expect(samuel.toast.getByText('This server doesn’t send email')).toBeVisible()
    const [mail, ...others] = mailsWith(stage, title)
    expect(others).toEqual([])
    expect(mail).toMatch(/^To: .*samuel@saltwind\.example/m)
    expect(mail).toContain('Mend the pier lights')
    await samuel.page.getByRole('button', { name: 'Close for everyone' }).click()
    await samuel.page.keyboard.press('Escape')
    for (const { page } of all) await expect(page.getByRole('dialog', { name: 'Summary' })).toHaveCount(0)
  })

  await test.step('BOARD-54, BOARD-55: the history shows any earlier moment, and brings a deleted note back', async () => {
    await phone.openTab(WELL)
    await phone.choose('Warm tea on deck', 'Delete')
    for (const board of all) {
      await expect(board.note('Warm tea on deck')).toHaveCount(0)
      await expect(board.column(WELL)).toBeVisible()
    }
    const history = await openTool(nora.page, 'History')
    const moment = history.getByRole('slider', { name: 'Moment' })
    const past = history.getByRole('region', { name: 'The board at this moment' })
    await expect(past.getByText('Ferries ran on time')).toBeVisible()
    await expect(past.getByText('Warm tea on deck')).toHaveCount(0)
    await moment.press('Home')
    await expect(past.getByText('Ferries ran on time')).toHaveCount(0)
    await moment.press('End')
    await moment.press('ArrowLeft')
    await expect(past.getByText('Warm tea on deck')).toBeVisible()
    await history.getByRole('button', { name: 'Restore' }).click()
    for (const board of [samuel, lea, phone]) await expect(board.note('Warm tea on deck')).toBeVisible()
    for (const board of [lea, phone]) await expectNoLeading(board)
  })
})
