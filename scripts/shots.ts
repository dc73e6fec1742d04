import { chromium } from '@playwright/test'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findChromium } from './find-chromium.ts'
import { runStep } from './run-steps.ts'
import { startSeededServer } from './seed/seeded-server.ts'
import { ACCOUNT_SHOTS } from './shots/account-shots.ts'
import { ACTIONS_LIST_SHOTS } from './shots/actions-list-shots.ts'
import { ACTIONS_SHOTS } from './shots/actions-shots.ts'
import { BACKGROUND_SHOTS } from './shots/background-shots.ts'
import { BOARD_ACTION_SHOTS } from './shots/board-action-shots.ts'
import { BOARD_CONNECTION_SHOTS } from './shots/board-connection-shots.ts'
import { BOARD_SHOTS } from './shots/board-shots.ts'
import { CREATE_SHOTS } from './shots/create-shots.ts'
import { DASHBOARD_SHOTS } from './shots/dashboard-shots.ts'
import { EXCHANGE_SHOTS } from './shots/exchange-shots.ts'
import { GROUPING_SHOTS } from './shots/grouping-shots.ts'
import { OFFLINE_SHOTS } from './shots/offline-shots.ts'
import { ORGANISATION_SHOTS } from './shots/organisation-shots.ts'
import { INSIGHTS_SHOTS } from './shots/insights-shots.ts'
import { RESULTS_SHOTS } from './shots/results-shots.ts'
import { RETRO_SHOTS } from './shots/retro-shots.ts'
import { SEARCH_SHOTS } from './shots/search-shots.ts'
import { openSessions } from './shots/sessions.ts'
import { SETTINGS_SHOTS } from './shots/settings-shots.ts'
import { TEAM_SHOTS } from './shots/team-shots.ts'
import { TIMER_SHOTS } from './shots/timer-shots.ts'
import { MEDIA_SHOTS } from './shots/media-shots.ts'
import { GIFS_SHOTS } from './shots/gifs-shots.ts'
import { MOOD_SHOTS } from './shots/mood-shots.ts'
import { SUMMARY_SHOTS } from './shots/summary-shots.ts'
import { HISTORY_SHOTS } from './shots/history-shots.ts'
import { PULSE_SHOTS } from './shots/pulse-shots.ts'
import { SSO_SHOTS } from './shots/sso-shots.ts'
import { STRIP_SHOTS } from './shots/strip-shots.ts'
import { DEVICES, nameOf, type Studio, takeShot } from './shots/take-shot.ts'
import { VOTING_SHOTS } from './shots/voting-shots.ts'

/**
 * `npm run shots`: every screen in its states, at three widths, light and dark, against a seeded server of its own, as
 * `shots/<screen>-<state>-<width>-<theme>.png`. `-- --only <pattern>` takes those whose name, without the theme, fits
 * a regular expression. Fails when a state could not be reached.
 */
const FOLDER = join(import.meta.dirname, '../shots')
const SHOTS = [
  ...ACCOUNT_SHOTS,
  ...ACTIONS_SHOTS,
  ...ACTIONS_LIST_SHOTS,
  ...DASHBOARD_SHOTS,
  ...CREATE_SHOTS,
  ...TEAM_SHOTS,
  ...SEARCH_SHOTS,
  ...EXCHANGE_SHOTS,
  ...RETRO_SHOTS,
  ...RESULTS_SHOTS,
  ...INSIGHTS_SHOTS,
  ...ORGANISATION_SHOTS,
  ...BOARD_SHOTS,
  ...BOARD_ACTION_SHOTS,
  ...GROUPING_SHOTS,
  ...BOARD_CONNECTION_SHOTS,
  ...STRIP_SHOTS,
  ...HISTORY_SHOTS,
  ...OFFLINE_SHOTS,
  ...SUMMARY_SHOTS,
  ...MOOD_SHOTS,
  ...GIFS_SHOTS,
  ...MEDIA_SHOTS,
  ...TIMER_SHOTS,
  ...VOTING_SHOTS,
  ...SETTINGS_SHOTS,
  ...SSO_SHOTS,
  ...PULSE_SHOTS,
  ...BACKGROUND_SHOTS,
]

async function run(only: RegExp): Promise<boolean> {
  const wanted = [...DEVICES.keys()].flatMap((width) =>
    SHOTS.filter((shot) => only.test(nameOf(shot, width))).map((shot) => ({ shot, width })),
  )
  const executablePath = await findChromium()
  const build = await runStep({ name: 'web', command: 'node', args: ['scripts/build-web-when-stale.ts'] })
  if (!build.passed) console.log(build.output)
  if (executablePath === null || !build.passed) return false

  mkdirSync(FOLDER, { recursive: true })
  const server = await startSeededServer({ DEFAULT_PLAN: 'level2' })
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const browser = await chromium.launch({ executablePath, args })
  let failed = 0
  try {
    const studio: Studio = { browser, server, sessions: await openSessions(server.url), folder: FOLDER }
    for (const { shot, width } of wanted) {
      const name = nameOf(shot, width)
      await takeShot(shot, width, studio).then(
        () => console.log(`ok     ${name}`),
        (error: unknown) => {
          failed += 1
          console.log(`FAILED ${name}: ${error instanceof Error ? error.message : String(error)}`)
        },
      )
    }
  } finally {
    await browser.close()
    await server.stop()
  }
  console.log(
    `${2 * (wanted.length - failed)} pictures in shots/, ${failed} of ${wanted.length} states failed`,
  )
  return wanted.length > 0 && failed === 0
}

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } })
process.exitCode = (await run(new RegExp(values.only))) ? 0 : 1
