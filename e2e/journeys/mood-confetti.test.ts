import type { Locator, Page } from '@playwright/test'
import { openTool } from '../stage/open-tool.ts'
import { TEAMS } from '../../scripts/seed/cast.ts'
import { openBrowser } from '../../server/src/testing/test-browser.ts'
import { expectConfetti } from '../stage/confetti.ts'
import { expect, test } from '../stage/journey.ts'
import { answerMood, moodResults } from '../stage/mood-steps.ts'

test('SUMMARY-20, SUMMARY-32: where the mood is known, the end of the summary drops 200 particles, at most every three seconds', async ({
  visit,
  newBoard,
  join,
  stage,
}) => {
  const path = await newBoard({ startMoodPoll: true })
  await (await join('nora', path)).write('Went well', 'The demo worked')
  const page = await visit('nora', path)
  await answerMood(page, 'Great')
  for (const value of [4, 5]) {
    const guest = openBrowser(stage.url)
    await guest.get('/uid')
    const polls = `/api/team/${TEAMS.booking.id}${path}/polls`
    expect((await guest.post(polls, { mood: { uid: '', value } })).status).toBe(200)
  }
  await page.getByRole('button', { name: 'End poll' }).click()
  await expect(moodResults(page)).toContainText('3 answers')
  await page.keyboard.press('Escape')
  await expectConfetti(page, 200, 3000)
  await expect(page.getByRole('region', { name: 'Celebration' })).toContainText('What a retro!')
})

test('SUMMARY-32, SUMMARY-26, MOOD-19: a summary that is shown celebrates once for each showing, in the same way whatever fewer people than the floor answered', async ({
  visit,
  newBoard,
  join,
}) => {
  const path = await newBoard({ startMoodPoll: true })
  await (await join('nora', path)).write('Went well', 'The demo worked')
  const page = await visit('nora', path)
  await answerMood(page, 'Awful')
  await page.getByRole('button', { name: 'End poll' }).click()
  await expect(moodResults(page)).toBeVisible()
  await page.keyboard.press('Escape')
  const guest = await visit('guest', path)
  await guest.keyboard.press('Escape')
  const celebrations = await countAnnouncements(guest, 'That’s a wrap.')
  const show = async () => {
    await (await openTool(page, 'Summary')).getByRole('button', { name: 'Show to everyone' }).click()
    await expect(summary(guest)).toContainText('That’s a wrap')
  }
  await show()
  await expect.poll(celebrations).toBe(1)
  await summary(guest).getByRole('button', { name: 'Close' }).click()
  await openTool(guest, 'Results')
  await guest.getByRole('button', { name: 'Summary' }).click()
  await summary(guest).getByRole('button', { name: 'Celebrate again' }).scrollIntoViewIfNeeded()
  await guest.keyboard.press('Escape')
  await summary(page).getByRole('button', { name: 'Close for everyone' }).click()
  await expect(summary(page)).toHaveCount(0)
  await show()
  await expect.poll(celebrations).toBe(2)
})

function summary(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Summary' })
}

/** Counts announcements of this text from now on. */
async function countAnnouncements(page: Page, text: string): Promise<() => Promise<number>> {
  await page.evaluate((sought) => {
    const counted = { times: 0 }
    const region = document.querySelector('[aria-live="polite"].sr-only')
    if (region === null) throw new Error('no live region')
    new MutationObserver((records) => {
      const added = records.flatMap(({ addedNodes }) => [...addedNodes])
      counted.times += added.filter((node) => node.textContent?.includes(sought)).length
    }).observe(region, { childList: true })
    Object.assign(globalThis, { announcements: () => counted.times })
  }, text)
  return () => page.evaluate('announcements()')
}
