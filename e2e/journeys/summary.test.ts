import type { Download, Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { openTool } from '../stage/open-tool.ts'
import { MEMBERS } from '../../scripts/seed/cast.ts'
import { expectAccessible } from '../stage/axe.ts'
import { openActions } from '../stage/action-steps.ts'
import { boardPage } from '../stage/board-page.ts'
import { endOfSummary, expectConfetti } from '../stage/confetti.ts'
import { expect, PHONE, test } from '../stage/journey.ts'
import { mailsWith } from '../stage/summary-downloads.ts'

// Rules: BOARD-47, A11Y-14, SUMMARY-1, SUMMARY-2, SUMMARY-4, SUMMARY-5, SUMMARY-17, SUMMARY-18, SUMMARY-19, SUMMARY-24
test('the summary counts and lists, and is downloaded as a picture, as Markdown and as CSV', async ({
  visit,
  newBoard,
  join,
}) => {
  // A team of its own, so that no other board adds an open action item to the files.
  const path = await newBoard({ name: 'The storm, "and" after', team: 'platform' })
  const [guest, leader] = [await join('guest', path), await join('nora', path)]
  await guest.write('Went well', 'Nobody got wet')
  await leader.write('Try next', 'A second anchor')
  const noteId = await leader.noteId('Nobody got wet')
  for (const one of [guest, leader]) await one.send({ type: 'set-reaction', noteId, emoji: '🎉', on: true })
  const nora = boardPage(await visit('nora', path))
  const sheet = await openTool(nora.page, 'Summary')
  for (const [name, count] of [
    ['notes', 2],
    ['people', 2],
    ['votes', 0],
    ['emoji', 2],
    ['actions', 0],
  ] as const)
    await expect(
      sheet.locator('dl > div', { hasText: new RegExp(`^${name}`) }).getByRole('definition'),
    ).toHaveText(String(count))
  const most = sheet.getByRole('region', { name: 'Most reactions' })
  await expect(most).toContainText('Nobody got wet')
  await expect(most).toContainText('🎉 2')
  await expect(most).toContainText('Went well')
  await expectAccessible(nora.page, 'summary', '[role="dialog"]')

  const csv = await download(nora.page, 'Table (CSV)')
  expect(csv.name).toBe('The-storm-and-after.csv')
  const [header, ...rows] = csv.bytes.toString('utf8').trimEnd().split('\r\n')
  expect(header).toBe('\uFEFFKind,Column,Group,Text,Votes,Emoji,Comments,Due date')
  expect(rows).toEqual(['Note,Went well,,Nobody got wet,0,🎉 2,,', 'Note,Try next,,A second anchor,0,,,'])
  const markdown = await download(nora.page, 'Markdown')
  expect(markdown.name).toBe('The-storm-and-after.md')
  const text = markdown.bytes.toString('utf8')
  expect(text).toMatch(/^# The storm/)
  for (const part of ['Nobody got wet', 'A second anchor', path]) expect(text).toContain(part)

  const picture = await download(nora.page, 'Image (PNG)')
  expect(picture.name).toBe('The-storm-and-after.png')
  const drawn = await lookAt(nora.page, picture.bytes)
  const seen = await sheet.getByTestId('summary').boundingBox()
  expect(drawn.width).toBe(Math.round(seen?.width ?? 0) * 2)
  expect(Math.abs(drawn.height - (seen?.height ?? 0) * 2)).toBeLessThanOrEqual(2)
  // Text, tiles and lines stand on the whole height of the picture, and its ground is opaque.
  expect(drawn.inkedThirds).toEqual([true, true, true])
  expect(drawn.isOpaque).toBe(true)
})

test('SUMMARY-11: action items in the summary name their assignee and due date, the assignee only to members of the team', async ({
  visit,
  newBoard,
}) => {
  const path = await newBoard()
  const [nora, guest] = [await visit('nora', path), await visit('guest', path)]
  const panel = await openActions(nora)
  await panel.getByRole('textbox', { name: 'New action' }).fill('A second anchor')
  await nora.keyboard.press('Enter')
  await panel.getByRole('button', { name: 'Assign: A second anchor' }).click()
  // Jonas has never opened this board.
  await nora.getByRole('menuitemradio', { name: 'Jonas Weber' }).click()
  await panel.getByRole('button', { name: 'Due date: A second anchor' }).click()
  await panel.getByLabel('Due date: A second anchor').fill('2031-03-14')
  await nora.keyboard.press('Enter')
  await expect(panel.getByText('Due 14 Mar 2031')).toBeVisible()

  const sheet = await openTool(nora, 'Summary')
  const open = (page: Page) =>
    page.getByRole('dialog', { name: 'Summary' }).getByRole('listitem').filter({ hasText: 'A second anchor' })
  await expect(open(nora)).toHaveText('A second anchorJonas Weber · Due 14 Mar 2031')
  await sheet.getByRole('button', { name: 'Show to everyone' }).click()
  await expect(open(guest)).toHaveText('A second anchorDue 14 Mar 2031')
})

test('SUMMARY-1, SUMMARY-9, SUMMARY-12: a facilitator shows the summary to all participants; while brainstorming it quotes no note', async ({
  visit,
  newBoard,
  join,
}) => {
  const path = await newBoard()
  const leader = await join('nora', path)
  await leader.write('Went well', 'Secret until later')
  await leader.send({ type: 'set-masking', on: true })
  const nora = boardPage(await visit('nora', path))
  const guest = boardPage(await visit('guest', path, PHONE))
  const sheet = await openTool(nora.page, 'Summary')
  // Rules: MASK-5
  await expect(sheet.getByRole('button', { name: 'Send by email' })).toHaveAccessibleDescription(
    'End brainstorming to send the summary.',
  )
  await sheet.getByRole('button', { name: 'Show to everyone' }).click()
  const theirs = guest.page.getByRole('dialog', { name: 'Summary' })
  await expect(theirs).toContainText('Notes are hidden until brainstorming ends.')
  await expect(theirs).not.toContainText('Secret until later')
  await expect(theirs.getByRole('button', { name: /Show to everyone|Send by email/ })).toHaveCount(0)
  await nora.page
    .getByRole('dialog', { name: 'Summary' })
    .getByRole('button', { name: 'Close for everyone' })
    .click()
  await expect(theirs).toHaveCount(0)
})

test('A11Y-18, SUMMARY-21, SUMMARY-26, SUMMARY-27: without a mood 180 particles fall, at most once a second, and none for users who prefer reduced motion', async ({
  visit,
  newBoard,
  join,
}) => {
  const path = await newBoard()
  await (await join('guest', path)).write('Went well', 'Dry feet')
  const still = await visit('nora', path)
  await (await endOfSummary(still)).click()
  await expect(still.locator('body > canvas')).toHaveCount(0)
  await expectConfetti(await visit('nora', path), 180, 1000)
})

// Rules: ERROR-10, MAIL-2, MAIL-6, MAIL-8, MAIL-17, MAIL-18
test('on a paid plan the summary is emailed to the sender or to the team; without a mail server the page says that it is in the outbox', async ({
  visit,
  newBoard,
  join,
  stage,
  expectNoise,
}) => {
  expectNoise(/send-email/)
  const path = await newBoard({ name: 'To be mailed' })
  const said = `Mailed ${Date.now()}`
  const writer = await join('nora', path)
  await writer.write('Went well', said)
  const noteId = await writer.noteId(said)
  await writer.send({ type: 'set-reaction', noteId, emoji: '🎉', on: true })
  const page = await visit('nora', path)
  const sheet = await openTool(page, 'Summary')
  const toast = boardPage(page).toast
  await page.route('**/send-email', (route) => route.fulfill({ status: 500, json: { code: 'other' } }))
  await send(page, 'Send to me')
  await expect(toast.getByText('Sorry something went wrong')).toBeVisible()
  await page.unroute('**/send-email')
  await send(page, 'Send to me')
  await expect(toast.getByText('The summary is in its outbox.')).toBeVisible()
  await expect(toast.getByText('has been sent')).toHaveCount(0)
  const [own, ...others] = mailsWith(stage, said)
  expect(own).toMatch(new RegExp(`^To: .*${MEMBERS.nora.email}`, 'm'))
  expect(others).toEqual([])
  await send(page, 'Send to team')
  await expect(toast.getByText('The summaries for your team are in its outbox.')).toBeVisible()
  const mails = mailsWith(stage, said)
  for (const { email } of [MEMBERS.nora, MEMBERS.samuel])
    expect(
      mails.some((mail) => new RegExp(`^To: .*${email}`, 'm').test(mail)),
      email,
    ).toBe(true)
  // The answer of a server that sends email.
  await page.route('**/send-email', (route) => route.fulfill({ json: { receivers: 1, isMailed: true } }))
  // The button says so for one second.
  const sent = sheet.getByRole('button', { name: 'Sent', exact: true }).waitFor()
  await send(page, 'Send to me')
  await sent
  await expect(toast.getByText('This retro has been sent to you')).toBeVisible()
  await expect(sheet.getByRole('button', { name: 'Send by email' })).toBeVisible()
  await send(page, 'Send to team')
  await expect(toast.getByText('This retro has been sent to your team')).toBeVisible()
})

async function send(page: Page, whom: string): Promise<void> {
  await page.getByRole('button', { name: 'Send by email' }).click()
  await page.getByRole('menuitem', { name: whom }).click()
}

async function download(page: Page, kind: string): Promise<{ name: string; bytes: Buffer }> {
  await page.getByRole('button', { name: 'Download' }).click()
  const [file]: [Download, void] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: kind }).click(),
  ])
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) }
}

/** What a picture shows, found by drawing it, which the policy of the page allows for data URLs. */
function lookAt(page: Page, png: Buffer) {
  return page.evaluate(
    async (address) => {
      const image = new Image()
      image.src = address
      await image.decode()
      const { width, height } = image
      const canvas = new OffscreenCanvas(width, height)
      const context = canvas.getContext('2d', { willReadFrequently: true })
      if (context === null) throw new Error('no canvas')
      context.drawImage(image, 0, 0)
      const third = Math.floor(height / 3)
      const parts = [0, 1, 2].map((at) => context.getImageData(0, at * third, width, third).data)
      const isDark = (data: Uint8ClampedArray) => {
        let dark = 0
        for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 255) < 120) dark += 1
        return dark > 100
      }
      const isOpaque = parts.every((data) => data.every((value, at) => at % 4 !== 3 || value === 255))
      return { width, height, inkedThirds: parts.map(isDark), isOpaque }
    },
    `data:image/png;base64,${png.toString('base64')}`,
  )
}
