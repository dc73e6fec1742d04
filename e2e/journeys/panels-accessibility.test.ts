import type { Page } from '@playwright/test'
import { closeDialogs } from '../stage/close-dialogs.ts'
import { type HeldRetro, heldRetro, livenUp } from '../stage/held-retro.ts'
import { openTool } from '../stage/open-tool.ts'
import { openActions } from '../stage/action-steps.ts'
import { expectAccessible } from '../stage/axe.ts'
import { DESKTOP, type Device, expect, PHONE, test } from '../stage/journey.ts'
import { moodQuestion, moodResults } from '../stage/mood-steps.ts'
import type { Who } from '../stage/stage.ts'

const DIALOG = '[role="dialog"]'
const PANEL = 'aside'

const devices: readonly (readonly [string, Device])[] = [
  ['desktop', DESKTOP],
  ['phone', PHONE],
]

type Visit = (who: Who, path: string, device?: Device) => Promise<Page>

/** A page on which a user can come to a retro, and the retro. */
async function retroFor(
  visit: Visit,
  who: Who,
  device: Device,
): Promise<{ page: Page; retro: HeldRetro; come: () => Promise<void> }> {
  const page = await visit(who, '/healthz', device)
  const retro = await heldRetro(page)
  return {
    page,
    retro,
    async come() {
      await page.goto(retro.path)
      // A dialog that opens on arrival hides the rest of the page from assistive technology.
      const online = page.getByRole('button', { name: /^Users online: [1-9]/, includeHidden: true })
      await expect(online).toBeVisible()
    },
  }
}

for (const [name, device] of devices) {
  test(`BOARD-51, A11Y-14: axe finds no violation in the tools, dialogs, panels and the strip of a facilitator, on a ${name}`, async ({
    visit,
  }) => {
    test.slow()
    const { page, retro, come } = await retroFor(visit, 'nora', device)
    await livenUp(retro)
    await come()
    const all = page.getByRole('button', { name: /^(Tools|More tools)$/ })
    await all.click()
    await expect(page.getByRole('dialog', { name: /^(Tools|More tools)$/ })).toBeVisible()
    await expectAccessible(page, 'all tools', DIALOG)
    await page.keyboard.press('Escape')
    for (const tool of ['Voting', 'Timer', 'Sorting', 'Spotlight', 'Help and feedback'])
      await lookInto(page, tool, tool)
    await lookInto(page, 'Mood', 'Mood poll')
    for (const [button, title] of [
      [/^Share$/, 'Share this retro'],
      [/^Users online/, 'Users online'],
    ] as const) {
      // A phone shares from the list of tools.
      const opener = page.getByRole('button', { name: button })
      if (!(await opener.isVisible())) await all.click()
      await opener.click()
      await expect(page.getByRole('dialog', { name: title })).toBeVisible()
      await expectAccessible(page, title, DIALOG)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }

    await lookInto(page, 'Settings', 'Settings')
    await lookInto(page, 'Summary', 'Summary', 'Most votes')
    await lookInto(page, 'History', 'History', 'Deleted notes')
    const background = await openTool(page, 'Background')
    await expectAccessible(page, 'backgrounds, images', DIALOG)
    await background.getByRole('tab', { name: 'Link' }).click()
    await background.getByRole('button', { name: 'Use image' }).click()
    await expectAccessible(page, 'backgrounds, a link that is none', DIALOG)
    await page.keyboard.press('Escape')
    await expect(background).toHaveCount(0)
    await page.getByRole('list').getByRole('group').first().press('?')
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
    await expectAccessible(page, 'keys', DIALOG)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)

    const icebreaker = await openTool(page, 'Icebreaker')
    await expectAccessible(page, 'icebreaker, music', PANEL)
    await icebreaker.getByRole('tab', { name: 'Questions' }).click()
    await expect(icebreaker.getByRole('button', { name: 'Another question' })).toBeVisible()
    await expectAccessible(page, 'icebreaker, questions', PANEL)
    await page.keyboard.press('Escape')
    await expect(icebreaker).toHaveCount(0)
    const actions = await openActions(page)
    await expectAccessible(page, 'actions, open', PANEL)
    await actions.getByRole('tab', { name: /^Done/ }).click()
    await expectAccessible(page, 'actions, done', PANEL)
    await page.getByRole('button', { name: 'Close actions' }).click()
    const gifs = await openTool(page, 'GIFs')
    await expect(gifs.getByRole('listitem').first()).toBeVisible()
    await expectAccessible(page, 'GIFs', PANEL)
    await page.keyboard.press('Escape')
    await expect(gifs).toHaveCount(0)

    await retro.lead({ type: 'start-timer', duration: 12 }, { type: 'start-mood-poll' }, startOf(retro))
    await closeDialogs(page, 2)
    const strip = page.getByRole('region', { name: 'Current activity' })
    if (device === PHONE) await strip.getByRole('button', { name: 'More' }).click()
    await expect(strip.getByRole('button', { name: 'End voting' })).toBeInViewport({ ratio: 1 })
    await expectAccessible(page, 'a board on which everything goes on')
  })

  test(`A11Y-14: axe finds no violation in what every participant is asked and shown, on a ${name}`, async ({
    visit,
  }) => {
    test.slow()
    const { page, retro, come } = await retroFor(visit, 'guest', device)
    await retro.lead({ type: 'start-mood-poll' })
    await come()
    await expect(moodQuestion(page)).toBeVisible()
    await expectAccessible(page, 'mood question', DIALOG)
    await retro.answerMood(3, 4, 4)
    await retro.lead({ type: 'end-mood-poll' })
    await expect(moodResults(page)).toContainText('3 answers')
    await expectAccessible(page, 'mood results', DIALOG)
    await page.keyboard.press('Escape')
    await livenUp(retro)
    await retro.lead({ type: 'show-summary', on: true })
    await expect(page.getByRole('dialog', { name: 'Summary' })).toContainText('Most votes')
    await expectAccessible(page, 'summary', DIALOG)
    await retro.lead({ type: 'show-summary', on: false })
    await retro.lead(startOf(retro))
    await expect(page.getByRole('dialog', { name: 'Time to vote' })).toBeVisible()
    await expectAccessible(page, 'the modal of a vote', DIALOG)
  })
}

/** Opens a tool, checks it with axe, and closes it. `until` is a text that it shows once it is complete. */
async function lookInto(page: Page, tool: string, title: string, until = title): Promise<void> {
  const opened = await openTool(page, tool, title)
  await expect(opened).toContainText(until)
  await expectAccessible(page, title, DIALOG)
  await page.keyboard.press('Escape')
  await expect(opened).toHaveCount(0)
}

function startOf({ columns }: HeldRetro) {
  const [contentId = null] = columns
  return { type: 'start-voting', contentId, allowedVotes: 3, resetVotes: true, showsTotals: false } as const
}
