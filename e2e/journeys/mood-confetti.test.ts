import { openTool } from '../stage/open-tool.ts'
import { TEAMS } from '../../scripts/seed/cast.ts'
import { openBrowser } from '../../server/src/testing/test-browser.ts'
import { expectConfetti } from '../stage/confetti.ts'
import { expect, test } from '../stage/journey.ts'
import { answerMood, moodResults } from '../stage/mood-steps.ts'

test('SUMMARY-20: where the mood is known, opening the summary drops 200 particles, at most every three seconds', async ({
  visit,
  newBoard,
  stage,
}) => {
  const path = await newBoard({ startMoodPoll: true })
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
  await (await openTool(page, 'Summary')).press('Escape')
  await expectConfetti(page, 200, 3000)
})
