import { closeDialogs } from '../stage/close-dialogs.ts'
import { heldRetro } from '../stage/held-retro.ts'
import { takeScreenshots } from './steps/take-screenshots.ts'
import { TONE } from '../stage/audio-file.ts'

/** All tools running at once, the most that the strip has to show. */
takeScreenshots(
  (
    [
      ['everything-facilitator', 'nora'],
      ['everything-guest', 'guest'],
      ['more', 'nora'],
    ] as const
  ).map(([state, who]) => ({
    screen: 'strip',
    state,
    who,
    async show({ page }) {
      const { path, columns, lead } = await heldRetro(page)
      await lead(
        { type: 'start-timer', duration: 12 },
        { type: 'start-mood-poll' },
        { type: 'set-sorting', sortBy: 'votes' },
        { type: 'start-media', source: TONE, volume: 50 },
      )
      await lead({
        type: 'start-voting',
        contentId: columns[0] ?? null,
        allowedVotes: 3,
        resetVotes: true,
        showsTotals: false,
      })
      await page.goto(path)
      // The poll and the vote each open a dialog for participants who join.
      await closeDialogs(page, 2)
      await page.getByRole('timer').waitFor()
      if (state === 'more') {
        await page
          .getByRole('region', { name: 'Current activity' })
          .getByRole('button', { name: /^(More|End)$/ })
          .click()
        await page.getByRole('button', { name: 'End poll' }).waitFor()
      }
    },
  })),
)
