import type { Tracker } from '@retropulse/contract/trackers'
import { TEAMS } from '../../scripts/seed/cast.ts'
import { ACTIONS, withActions } from './steps/sample-actions.ts'
import { FAILING, playIssues, WELL } from './steps/team-trackers.ts'
import { type Scene, takeScreenshots } from './steps/take-screenshots.ts'

const TEAM = `/dashboard/team/${TEAMS.booking.id}`
async function playTrackers({ page }: Scene, trackers: readonly Tracker[]): Promise<void> {
  let listed = trackers
  await page.route('**/trackers', (route) => {
    if (route.request().method() === 'GET')
      return route.fulfill({ json: { trackers: listed, mayEdit: true } })
    listed = [...trackers, { ...WELL, id: 't3', lastSuccessAt: null }]
    return route.fulfill({
      status: 201,
      json: { id: 't3', hookUrl: WELL.hookUrl, hookSecret: 'c2VjcmV0IG9mIGEgd2ViaG9vaw' },
    })
  })
  await page.goto(`${TEAM}/integrations`)
  await page.getByRole('heading', { name: 'Issue trackers' }).scrollIntoViewIfNeeded()
}

async function playActions({ page }: Scene, step = 1): Promise<void> {
  await playIssues(page, step)
  await withActions(page, { actions: ACTIONS.slice(0, 8), open: 8 })
  await page.goto(`${TEAM}/actions`)
  await page.getByText('#12 · Open').waitFor()
}

takeScreenshots([
  {
    screen: 'trackers',
    state: 'full',
    who: 'nora',
    isWhole: true,
    async show(scene) {
      await playTrackers(scene, [WELL, FAILING])
      await scene.page.getByRole('button', { name: /^Test GitLab/ }).scrollIntoViewIfNeeded()
    },
  },
  {
    screen: 'trackers',
    state: 'connect',
    who: 'nora',
    async show(scene) {
      await playTrackers(scene, [])
      await scene.page.getByRole('button', { name: 'Connect an issue tracker' }).click()
      const dialog = scene.page.getByRole('dialog')
      await dialog.getByRole('radio', { name: 'Jira' }).check({ force: true })
      await dialog.getByRole('button', { name: 'Connect', exact: true }).click()
      await dialog.getByText('Enter the token').waitFor()
    },
  },
  {
    screen: 'trackers',
    state: 'webhook',
    who: 'nora',
    async show(scene) {
      await playTrackers(scene, [])
      await scene.page.getByRole('button', { name: 'Connect an issue tracker' }).click()
      const dialog = scene.page.getByRole('dialog')
      await dialog.getByLabel('Repository').fill('saltwind/booking')
      await dialog.getByLabel('Fine-grained token').fill('a token')
      await dialog.getByRole('button', { name: 'Connect', exact: true }).click()
      await scene.page.getByLabel('Secret').waitFor()
    },
  },
  { screen: 'trackers', state: 'issues', who: 'nora', show: (scene) => playActions(scene) },
  {
    screen: 'trackers',
    state: 'row-menu',
    who: 'nora',
    async show(scene) {
      await playActions(scene)
      // The first four were sent.
      const row = scene.page.locator('[data-action]').nth(4)
      if (scene.isPhone) await row.getByRole('button', { expanded: false }).first().click()
      await row.getByRole('button', { name: /^Send to a tracker: / }).click()
      await scene.page.getByRole('menu').waitFor()
    },
  },
  {
    screen: 'trackers',
    state: 'choosing',
    who: 'nora',
    async show(scene) {
      await playActions(scene, 2)
      await scene.page.getByRole('button', { name: 'Send several to a tracker…', exact: true }).click()
      await scene.page.getByRole('button', { name: 'Choose all open' }).click()
      await scene.page.getByRole('checkbox').nth(1).uncheck()
      // Unticking has scrolled the page as it likes.
      await scene.page.locator('ul', { has: scene.page.locator('[data-action]') }).evaluate((list) => {
        list.scrollIntoView({ block: 'start' })
      })
    },
  },
])
