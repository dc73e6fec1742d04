import type { Connection, Delivery } from '@retropulse/contract/connections'
import { EVENT_TYPES } from '@retropulse/domain/connections/event-types'
import { DAY_MS } from '@retropulse/domain/kernel/durations'
import { TEAMS } from '../../scripts/seed/cast.ts'
import { showFrom } from './steps/show-from.ts'
import { CHANNEL, NOW } from './steps/slack-channel.ts'
import { FAILING as FAILING_TRACKER, WELL as TRACKER } from './steps/team-trackers.ts'
import { type Scene, takeScreenshots } from './steps/take-screenshots.ts'

const PAGE = `/dashboard/team/${TEAMS.booking.id}/integrations`

const WELL: Connection = {
  id: 'c1',
  kind: 'slack',
  name: 'The quay channel',
  host: 'hooks.slack.com',
  events: ['retro.started', 'retro.summary'],
  includesPrivate: false,
  connectedBy: 'Nora Lindqvist',
  createdAt: NOW - 40 * DAY_MS,
  lastSuccessAt: NOW - 3_600_000,
  lastFailureAt: null,
  lastFailure: null,
  pausedUntil: null,
}
const FAILING: Connection = {
  ...WELL,
  id: 'c2',
  kind: 'webhook',
  name: 'Data warehouse with quite a long name that wraps',
  host: 'events.warehouse.shipping.saltwind.example:8443',
  events: [...EVENT_TYPES],
  connectedBy: null,
  lastFailureAt: NOW - 60_000,
  lastFailure: 'timeout',
  pausedUntil: NOW + 240_000,
}
const FRESH: Connection = {
  ...WELL,
  id: 'c3',
  kind: 'teams',
  name: 'Leads',
  host: 'prod-12.westeurope.logic.azure.com',
  lastSuccessAt: null,
}

const LINK = {
  createdBy: 'Nora Lindqvist',
  createdAt: NOW - 40 * DAY_MS,
  lastReadAt: NOW - 3_600_000,
  includesPrivate: true,
}

const delivery = (at: number, more: Partial<Delivery>): Delivery => ({
  id: `d${at}`,
  type: 'retro.started',
  createdAt: NOW - at * 600_000,
  tries: 1,
  sentAt: NOW,
  nextTryAt: null,
  status: 200,
  failure: null,
  withheld: null,
  ...more,
})
const LOG: readonly Delivery[] = [
  delivery(1, {
    type: 'action.done',
    sentAt: null,
    nextTryAt: NOW + 600_000,
    tries: 3,
    status: null,
    failure: 'timeout',
  }),
  delivery(2, { type: 'retro.summary' }),
  delivery(3, { type: 'survey.opened', sentAt: null, tries: 9, status: 410, failure: 'gone' }),
  delivery(3.5, { type: 'action.created', sentAt: null, tries: 9, status: null, failure: 'timeout' }),
  delivery(4, { type: 'test' }),
  delivery(5, { type: 'action.created', sentAt: null, tries: 0, status: null, withheld: 'private' }),
  delivery(6, { type: 'retro.ended', sentAt: null, tries: 1, status: null, withheld: 'deleted' }),
  delivery(7, { type: 'member.joined', sentAt: null, tries: 1, status: null, withheld: 'not-chosen' }),
]

async function play({ page }: Scene, connections: readonly Connection[], mayEdit = true): Promise<void> {
  await page.route('**/connections', (route) => {
    if (route.request().method() === 'GET') return route.fulfill({ json: { connections, mayEdit } })
    return route.fulfill({ status: 201, json: { id: 'c4', secret: 'whsec_c2VjcmV0IG9mIGEgd2ViaG9vaw==' } })
  })
  await page.route('**/connections/*/deliveries', (route) => route.fulfill({ json: { deliveries: LOG } }))
  // Who reads the integrations reads the trackers, too.
  if (!mayEdit)
    await page.route('**/trackers', (route) => route.fulfill({ json: { trackers: [], mayEdit: false } }))
  await page.goto(PAGE)
  await page.getByRole('heading', { name: 'Other integrations' }).waitFor()
}

async function openMenu({ page }: Scene, entry: string): Promise<void> {
  await page.getByRole('button', { name: 'Options for Data warehouse' }).click()
  await page.getByRole('menuitem', { name: entry }).click()
  await page.getByRole('dialog').waitFor()
}

takeScreenshots([
  {
    screen: 'connections',
    state: 'full',
    who: 'nora',
    isWhole: true,
    async show(scene) {
      await play(scene, [WELL, FAILING, FRESH])
      await scene.page.getByRole('button', { name: 'Test Leads' }).waitFor()
    },
  },
  {
    screen: 'connections',
    state: 'organisation',
    who: 'nora',
    async show({ page }) {
      await page.route('**/connections', (route) =>
        route.fulfill({ json: { connections: [WELL, FAILING], mayEdit: true } }),
      )
      const failed = { ...CHANNEL, lastFailureAt: NOW, lastFailure: 'timeout' }
      const teams = [TEAMS.booking, TEAMS.care]
      await page.route('**/api/org/*/slack', (route) =>
        route.fulfill({
          json: { teams: teams.map((team, at) => ({ ...team, channel: at === 0 ? CHANNEL : failed })) },
        }),
      )
      await page.route('**/api/org/*/calendar', (route) =>
        route.fulfill({ json: { teams: [{ ...TEAMS.booking, link: LINK }] } }),
      )
      await page.route('**/api/org/*/team-connections', (route) =>
        route.fulfill({
          json: {
            teams: [
              { ...TEAMS.booking, connections: [WELL, FAILING] },
              { ...TEAMS.care, connections: [FRESH] },
            ],
          },
        }),
      )
      await page.route('**/api/org/*/trackers', (route) =>
        route.fulfill({
          json: {
            teams: [
              { ...TEAMS.booking, trackers: [TRACKER] },
              { ...TEAMS.care, trackers: [FAILING_TRACKER] },
            ],
          },
        }),
      )
      await page.goto('/settings#settings-connections')
      const title = page.getByRole('heading', { name: 'Other team integrations' })
      await title.waitFor()
      for (const below of ['Slack channels', 'issue trackers', 'calendar links'])
        await page.getByRole('heading', { name: `Team ${below}` }).waitFor()
      await showFrom(title)
    },
  },
  {
    screen: 'calendar',
    state: 'link',
    who: 'nora',
    async show({ page }) {
      await page.route('**/calendar', (route) => route.fulfill({ json: { link: LINK, mayEdit: true } }))
      await page.goto(PAGE)
      await page.getByRole('button', { name: 'Replace link' }).waitFor()
    },
  },
  {
    screen: 'calendar',
    state: 'made',
    who: 'nora',
    async show({ page }) {
      const url = `https://retro.example.com/api/calendar/${'aB3'.repeat(14)}x.ics`
      await page.route('**/calendar', (route) =>
        route.fulfill(
          route.request().method() === 'GET'
            ? { json: { link: null, mayEdit: true } }
            : { status: 201, json: { url } },
        ),
      )
      await page.goto(PAGE)
      await page.getByRole('button', { name: 'Create link' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    screen: 'connections',
    state: 'empty',
    who: 'nora',
    async show(scene) {
      await play(scene, [])
      await scene.page.getByText('No integrations yet.').waitFor()
      await showFrom(scene.page.getByRole('heading', { name: 'Other integrations' }))
    },
  },
  {
    screen: 'connections',
    state: 'reader',
    who: 'nora',
    async show(scene) {
      await play(scene, [WELL, FAILING], false)
      await scene.page.getByText('The quay channel').waitFor()
      await showFrom(scene.page.getByRole('heading', { name: 'Other integrations' }))
    },
  },
  {
    screen: 'connections',
    state: 'failed',
    who: 'nora',
    async show({ page }) {
      await page.route('**/connections', (route) =>
        route.fulfill({ status: 404, json: { code: 'not-found' } }),
      )
      await page.goto(PAGE)
      await page.getByText('We couldn’t load the integrations.').waitFor()
      await showFrom(page.getByRole('heading', { name: 'Other integrations' }))
    },
  },
  {
    screen: 'connections',
    state: 'connect',
    who: 'nora',
    async show(scene) {
      await play(scene, [WELL])
      await scene.page.getByRole('button', { name: 'Add an integration' }).click()
      await scene.page.getByRole('radio', { name: 'Slack' }).waitFor()
    },
  },
  {
    screen: 'connections',
    state: 'connect-wrong',
    who: 'nora',
    async show(scene) {
      await play(scene, [WELL])
      await scene.page.getByRole('button', { name: 'Add an integration' }).click()
      await scene.page.getByRole('button', { name: 'Connect', exact: true }).click()
      await scene.page.getByText('Enter a name').waitFor()
    },
  },
  {
    screen: 'connections',
    state: 'secret',
    who: 'nora',
    async show(scene) {
      await play(scene, [WELL])
      const { page } = scene
      await page.getByRole('button', { name: 'Add an integration' }).click()
      await page.getByLabel('Name').fill('Data warehouse')
      await page.getByLabel('Address').fill('https://events.example.com/in')
      await page.getByRole('button', { name: 'Connect', exact: true }).click()
      await page.getByRole('dialog', { name: 'Secret for Data warehouse' }).waitFor()
    },
  },
  {
    screen: 'connections',
    state: 'log',
    who: 'nora',
    async show(scene) {
      await play(scene, [WELL, FAILING])
      await openMenu(scene, 'Show log')
      await scene.page.getByText('Failed', { exact: true }).first().waitFor()
    },
  },
  {
    screen: 'connections',
    state: 'change',
    who: 'nora',
    async show(scene) {
      await play(scene, [WELL, FAILING])
      await openMenu(scene, 'Change')
    },
  },
  {
    screen: 'connections',
    state: 'disconnect',
    who: 'nora',
    async show(scene) {
      await play(scene, [WELL, FAILING])
      await openMenu(scene, 'Disconnect')
    },
  },
])
