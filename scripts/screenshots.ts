import { chromium } from '@playwright/test'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findChromium } from './find-chromium.ts'
import { runStep } from './run-steps.ts'
import { startSeededServer } from './seed/seeded-server.ts'
import { ACCOUNT_SHOTS } from './screenshots/account-shots.ts'
import { ACTIONS_LIST_SHOTS } from './screenshots/actions-list-shots.ts'
import { ACTIONS_SHOTS } from './screenshots/actions-shots.ts'
import { BACKGROUND_SHOTS } from './screenshots/background-shots.ts'
import { BOARD_ACTION_SHOTS } from './screenshots/board-action-shots.ts'
import { BOARD_CONNECTION_SHOTS } from './screenshots/board-connection-shots.ts'
import { BOARD_SHOTS } from './screenshots/board-shots.ts'
import { COMPACT_SHOTS } from './screenshots/compact-shots.ts'
import { CREATE_SHOTS } from './screenshots/create-shots.ts'
import { DASHBOARD_SHOTS } from './screenshots/dashboard-shots.ts'
import { EXCHANGE_SHOTS } from './screenshots/import-export-shots.ts'
import { GROUPING_SHOTS } from './screenshots/grouping-shots.ts'
import { OFFLINE_SHOTS } from './screenshots/offline-shots.ts'
import { OPERATOR_SHOTS } from './screenshots/operator-shots.ts'
import { ORGANISATION_SHOTS } from './screenshots/organisation-shots.ts'
import { INSIGHTS_SHOTS } from './screenshots/insights-shots.ts'
import { PEOPLE_SHOTS } from './screenshots/people-shots.ts'
import { PERSONAL_SHOTS } from './screenshots/personal-shots.ts'
import { PLAN_SHOTS } from './screenshots/plan-shots.ts'
import { RESULTS_SHOTS } from './screenshots/results-shots.ts'
import { RETRO_SHOTS } from './screenshots/retro-shots.ts'
import { SEARCH_SHOTS } from './screenshots/search-shots.ts'
import { openSessions } from './screenshots/sessions.ts'
import { SETTINGS_SHOTS } from './screenshots/settings-shots.ts'
import { TEAM_SHOTS } from './screenshots/team-shots.ts'
import { TIMER_SHOTS } from './screenshots/timer-shots.ts'
import { MEDIA_SHOTS } from './screenshots/media-shots.ts'
import { GIFS_SHOTS } from './screenshots/gifs-shots.ts'
import { MOOD_SHOTS } from './screenshots/mood-shots.ts'
import { SUMMARY_SHOTS } from './screenshots/summary-shots.ts'
import { HISTORY_SHOTS } from './screenshots/history-shots.ts'
import { PULSE_SHOTS } from './screenshots/pulse-shots.ts'
import { SSO_SHOTS } from './screenshots/sso-shots.ts'
import { STRIP_SHOTS } from './screenshots/strip-shots.ts'
import { DEVICES, nameOf, type Studio, takeShot, WIDE } from './screenshots/take-shot.ts'
import { VOTING_SHOTS } from './screenshots/voting-shots.ts'

/**
 * `npm run screenshots`: every screen in its states, at three widths, light and dark, against a seeded server of its own, as
 * `shots/<screen>-<state>-<width>-<theme>.png`. `-- --only <pattern>` takes those whose name, without the theme,
 * matches a regular expression. Fails when a state could not be reached.
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
  ...PEOPLE_SHOTS,
  ...COMPACT_SHOTS,
  ...PERSONAL_SHOTS,
  ...PLAN_SHOTS,
  ...OPERATOR_SHOTS,
]

async function run(only: RegExp): Promise<boolean> {
  const wanted = [...DEVICES.keys()].flatMap((width) =>
    SHOTS.filter((shot) => width !== WIDE || shot.isAlsoWide === true)
      .filter((shot) => only.test(nameOf(shot, width)))
      .map((shot) => ({ shot, width })),
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
