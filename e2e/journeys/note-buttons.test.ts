import type { Locator } from '@playwright/test'
import { asId, type CommentId } from '@retropulse/domain/kernel/ids'
import { boardPage } from '../stage/board-page.ts'
import { closeDialogs } from '../stage/close-dialogs.ts'
import { boxOf } from '../stage/layout-shifts.ts'
import { DESKTOP, type Device, expect, PHONE, test } from '../stage/journey.ts'

const COLUMN = 'Went well'
const TABLET: Device = { viewport: { width: 680, height: 1180 }, hasTouch: true }

const SHORT = 'Ink'
const RTL = 'הרבה הפתעות בקוד הישן, ואף אחד לא יודע מי כתב אותו'
const TEXTS = [
  SHORT,
  'Two new captains are up and running since the morning',
  'Tests on the booking page are slow again, and the team knows which of them could go',
  'We hear about price changes from passengers, not from sales: that was the third time this month',
  'Fahrgastinformationsanzeigesystemsteuerungseinheitenwartungsvertragsverlängerung',
  'https://example.org/a/very/long/address/that/has/no/place/to/break?query=1',
  'First line\nok',
  'The old code had הרבה הפתעות',
  RTL,
]

for (const [name, device, input] of [
  ['desktop', DESKTOP, { isAnonymous: true }],
  ['desktop, compact', DESKTOP, { isAnonymous: true, compact: true }],
  ['tablet', TABLET, { isAnonymous: true }],
  ['tablet, compact', TABLET, { isAnonymous: true, compact: true }],
  ['phone', PHONE, { isAnonymous: true }],
] as const)
  // Rules: REACTION-8, NOTE-16, BOARD-78, VOTE-21
  test(`buttons of a note without author and reactions stand at the end of its text or below, and never over it, on a ${name}`, async ({
    visit,
    newBoard,
    join,
    expectNoise,
  }) => {
    // Console messages of browsers without a network.
    expectNoise(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|ERR_NETWORK|ERR_SOCKET|WebSocket connection to/)
    const path = await newBoard({ columns: [COLUMN, 'Went less well', 'Try next'], ...input })
    const leader = await join('nora', path)
    await leader.write(COLUMN, ...TEXTS)
    const commented = await leader.noteId(TEXTS[1] ?? '')
    const commentId = asId<CommentId>(crypto.randomUUID())
    await leader.send({ type: 'add-comment', noteId: commented, commentId, text: 'Agreed' })
    const { page } = boardPage(await visit('guest', path, device))
    const cards = page.locator('[data-note]')
    await expect(cards).toHaveCount(TEXTS.length)
    await page.evaluate(async () => void (await document.fonts.ready))

    const steady = async () => {
      const heights = []
      for (const card of await cards.all()) {
        await card.scrollIntoViewIfNeeded()
        await expect(card.getByRole('button').last()).toBeVisible()
        const { overlaps, spare, height, lineHeight } = await card.evaluate(measure)
        expect.soft(overlaps, (await card.textContent()) ?? '').toEqual([])
        // No more than the frame, or one more line where the text reaches the buttons or ends at their other side.
        // For a finger that line is a third higher than one of text.
        const room = 'hasTouch' in device ? 6 + 0.35 * lineHeight : 6
        expect.soft(spare, (await card.textContent()) ?? '').toBeLessThan(room)
        heights.push(height)
      }
      return heights
    }
    const before = await steady()
    const oneLine = await cards.filter({ hasText: SHORT }).evaluate(measure)
    expect(oneLine.lines).toBe(1)
    // They have a line of their own, so that notes differ in height by their texts alone; not so on a compact board.
    const lines = 'compact' in input ? 1 : 2
    expect(oneLine.height).toBeLessThan((lines + 1.35) * oneLine.lineHeight + 12)
    expect(oneLine.height).toBeGreaterThan(lines * oneLine.lineHeight)

    await leader.send({
      type: 'start-voting',
      contentId: null,
      allowedVotes: 20,
      resetVotes: true,
      showsTotals: true,
    })
    await closeDialogs(page, 1)
    await expect(page.getByRole('button', { name: 'Give a vote' })).toHaveCount(TEXTS.length)
    expect(await steady()).toEqual(before)
    for (const text of TEXTS)
      await leader.send({ type: 'cast-votes', noteId: await leader.noteId(text), votes: 2 })
    const give = cards.nth(0).getByRole('button', { name: 'Give a vote' })
    for (let votes = 0; votes < 4; votes++) await give.click()
    await cards.nth(1).getByRole('button', { name: 'Give a vote' }).click()
    await expect(cards.nth(0).getByRole('img')).toHaveAccessibleName(/6 votes/)
    await expect(cards.nth(8).getByRole('img')).toHaveAccessibleName(/2 votes/)
    expect(await steady()).toEqual(before)

    await page.context().setOffline(true)
    for (const at of [0, 1, 2, 3]) await cards.nth(at).getByRole('button', { name: 'Give a vote' }).click()
    await expect(page.getByText('Unsent')).toHaveCount(4)
    expect(await steady()).toEqual(before)
  })

for (const comments of [0, 1])
  // Rules: REACTION-8, NOTE-33
  test(`on a tablet the author of a note, named in short, shares the line of its buttons, above the reactions, with ${comments} comments`, async ({
    visit,
    newBoard,
    join,
  }) => {
    const path = await newBoard()
    const leader = await join('samuel', path)
    await leader.write(COLUMN, 'Pairing on the refund flow', 'Sprint goal met')
    for (const text of ['Pairing on the refund flow', 'Sprint goal met']) {
      const noteId = await leader.noteId(text)
      const commentId = asId<CommentId>(crypto.randomUUID())
      if (comments > 0) await leader.send({ type: 'add-comment', noteId, commentId, text: 'Agreed' })
    }
    const noteId = await leader.noteId('Pairing on the refund flow')
    for (const emoji of ['👏', '😅', '🎉'])
      await leader.send({ type: 'set-reaction', noteId, emoji, on: true })
    const { note } = boardPage(
      await visit('nora', path, { ...TABLET, viewport: { width: 820, height: 1180 } }),
    )
    const card = note('Pairing on the refund flow')
    const middleOf = async (name: RegExp) => {
      const { y, height } = await boxOf(card.getByRole('button', { name }))
      return Math.round(y + height / 2)
    }
    await expect(card).toContainText('Samuel Adeyemi')
    const line = await middleOf(/^Note menu/)
    expect(Math.abs((await middleOf(/^Add reaction/)) - line)).toBeLessThanOrEqual(2)
    const signed = await boxOf(card.getByText('Samuel', { exact: true }))
    expect(Math.abs(Math.round(signed.y + signed.height / 2) - line)).toBeLessThanOrEqual(2)
    const rows = new Set([await middleOf(/^👏/), await middleOf(/^😅/), await middleOf(/^🎉/)])
    expect([...rows]).toHaveLength(1)
    expect([...rows][0]).toBeGreaterThan(line + 24)

    const plain = note('Sprint goal met')
    for (const [one, short] of [
      [card, 'Samuel'],
      [plain, 'Samuel'],
    ] as const) {
      const author = one.getByText(short, { exact: true })
      await expect(author).toBeVisible()
      expect(
        await author.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
      ).toBeLessThanOrEqual(0)
    }
  })

// Rules: REACTION-8
test('on a phone many reactions of a note share one line below its author, who shares that of the buttons', async ({
  visit,
  newBoard,
  join,
}) => {
  const path = await newBoard()
  const leader = await join('samuel', path)
  await leader.write(COLUMN, 'Pairing on the refund flow')
  const noteId = await leader.noteId('Pairing on the refund flow')
  const emojis = ['👏', '😅', '🎉', '👍', '🚀']
  for (const emoji of emojis) await leader.send({ type: 'set-reaction', noteId, emoji, on: true })
  const { note } = boardPage(await visit('nora', path, PHONE))
  const card = note('Pairing on the refund flow')
  const middleOf = async (one: Locator) => {
    const { y, height } = await boxOf(one)
    return Math.round(y + height / 2)
  }
  const author = await middleOf(card.getByText('Samuel Adeyemi', { exact: true }))
  for (const name of [/^Add reaction/, /^Note menu/])
    expect(Math.abs((await middleOf(card.getByRole('button', { name }))) - author)).toBeLessThanOrEqual(2)
  const lines = new Set<number>()
  for (const emoji of emojis)
    lines.add(await middleOf(card.getByRole('button', { name: new RegExp(`^${emoji}`) })))
  expect([...lines]).toHaveLength(1)
  expect([...lines][0]).toBeGreaterThan(author + 24)
})

/** Runs in the page: what of the buttons lies over the text, and how much higher the note is than both need. */
function measure(card: HTMLElement) {
  const text = card.querySelector('p')
  if (text === null) throw new Error('a note without text')
  const range = document.createRange()
  range.selectNodeContents(text)
  const lines = [...range.getClientRects()].filter(({ width }) => width > 1)
  const isDrawn = (one: Element) =>
    getComputedStyle(one).visibility === 'visible' &&
    one.closest('[data-print=none].pointer-fine\\:absolute') === null
  const drawn = [...card.querySelectorAll('svg, [role=img], button > span')]
    .filter(isDrawn)
    .map((one) => one.getBoundingClientRect())
  const overlaps = drawn.flatMap((one) =>
    lines
      .filter(
        (line) =>
          Math.min(one.right, line.right) - Math.max(one.left, line.left) > 0 &&
          // The frame of a line is higher than its letters.
          Math.min(one.bottom, line.bottom) - Math.max(one.top, line.top) > 3,
      )
      .map(
        (line) =>
          `${Math.round(one.left)} ${Math.round(one.top)} over ${Math.round(line.left)} ${Math.round(line.top)}`,
      ),
  )
  const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(card)
  const { height } = card.getBoundingClientRect()
  const lineCount = new Set(lines.map((line) => Math.round(line.top / 4))).size
  const content = height - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom) - 2
  const step = Number.parseFloat(lineHeight)
  return {
    overlaps,
    lines: lineCount,
    spare: content - Math.round(content / step) * step,
    lineHeight: step,
    height,
  }
}
