import { TEAMS } from '../../scripts/seed/cast.ts'
import { type Scene, type Shot, takeScreenshots } from './steps/take-screenshots.ts'

const BOOKING = `/dashboard/team/${TEAMS.booking.id}`
const INVITE = `/invite/team/${TEAMS.care.id}/a-token`

/** Mocks the page's view of its team, and leaves the team itself as it is for the other pictures. */
async function playTeam({ page }: Scene, change: object): Promise<void> {
  await page.route(`**/api/team/${TEAMS.booking.id}`, async (route) => {
    const team: unknown = await (await route.fetch()).json()
    await route.fulfill({ json: Object.assign({}, team, change) })
  })
}

function manyMembers(): object {
  const names = ['Maximiliane-Friederike von Hohenlohe-Ost', 'נועה בן־דוד', 'Björn', 'Иван Петров', 'Zoë']
  const roles = ['member', 'facilitator', 'member', 'admin', 'member']
  const members = Array.from({ length: 100 }, (_, at) => ({
    id: `many-members-number-${at}`,
    role: roles[at % roles.length],
    isOrgRole: false,
    profile: {
      name: names[at % names.length],
      picture: null,
      email: `deckhand.${at}.with-quite-a-long-address@shipping.saltwind.example`,
    },
  }))
  return { members, name: 'Everybody who ever held a mooring line on the quay' }
}

async function openMenuOfJonas({ page }: Scene): Promise<void> {
  await page.goto(`${BOOKING}/members`)
  await page.getByRole('button', { name: 'Options for Jonas Weber' }).click()
  await page.getByRole('menu').waitFor()
}

async function playInvitation({ page }: Scene): Promise<void> {
  await page.route('**/invitation?*', (route) => route.fulfill({ json: { name: 'Customer Care' } }))
  await page.route('**/join', (route) => route.fulfill({ status: 405, json: { code: 'sso-required' } }))
  await page.goto(INVITE)
}

/** The pages of a team, and the page of its invite link. */
takeScreenshots([
  {
    screen: 'team-members',
    state: 'full',
    who: 'nora',
    async show({ page }) {
      await page.goto(`${BOOKING}/members`)
      await page.getByText('Jonas Weber').first().waitFor()
    },
  },
  { screen: 'team-members', state: 'menu', who: 'nora', show: openMenuOfJonas },
  {
    screen: 'team-members',
    state: 'removing',
    who: 'nora',
    async show(scene) {
      await openMenuOfJonas(scene)
      await scene.page.getByRole('menuitem', { name: 'Remove from team' }).click()
      await scene.page.getByRole('dialog').waitFor()
    },
  },
  {
    screen: 'team-members',
    state: '100-members',
    who: 'nora',
    async show(scene) {
      await playTeam(scene, manyMembers())
      await scene.page.goto(`${BOOKING}/members`)
      await scene.page.getByText('Zoë').first().waitFor()
    },
  },
  {
    screen: 'team-members',
    state: 'link-off',
    who: 'nora',
    async show(scene) {
      await playTeam(scene, { invite: { id: 'V1StGXR8Z5jdHi6BmyTab', disabled: true } })
      await scene.page.goto(`${BOOKING}/members`)
      await scene.page.getByText('No one can join by link.').waitFor()
    },
  },
  {
    screen: 'team-members',
    state: 'member',
    who: 'samuel',
    async show({ page }) {
      await page.goto(`${BOOKING}/members`)
      await page.getByText('Samuel Adeyemi (you)').waitFor()
    },
  },
  {
    screen: 'team-members',
    state: 'loading',
    who: 'nora',
    async show({ page }) {
      await page.route('**/api/team/*', () => new Promise<void>(() => undefined))
      await page.goto(`${BOOKING}/members`)
      await page.getByRole('main').getByText('Loading').first().waitFor({ state: 'attached' })
    },
  },
  {
    screen: 'team-settings',
    state: 'full',
    who: 'nora',
    isWhole: true,
    async show({ page }) {
      await page.goto(`${BOOKING}/settings`)
      await page.getByRole('heading', { name: 'Delete', exact: true }).waitFor()
    },
  },
  {
    screen: 'team-settings',
    state: 'facilitator',
    who: 'jonas',
    isWhole: true,
    async show({ page }) {
      await page.goto(`${BOOKING}/settings`)
      await page.getByRole('heading', { name: 'Delete', exact: true }).waitFor()
    },
  },
  {
    screen: 'team-settings',
    state: 'deleting',
    who: 'nora',
    async show(scene) {
      await playTeam(scene, { name: 'Betriebsratsvorbereitungsgruppe für den Winterfahrplan' })
      await scene.page.goto(`${BOOKING}/settings#settings-delete`)
      await scene.page.getByRole('button', { name: 'Delete team' }).click()
      await scene.page.getByRole('dialog').waitFor()
    },
  },
  {
    screen: 'team-settings',
    state: 'archived-and-free',
    who: 'nora',
    isWhole: true,
    async show(scene) {
      await playTeam(scene, { planId: null, isArchived: true, mayCreateBoards: false })
      await scene.page.goto(`${BOOKING}/settings#settings-archive`)
      await scene.page.getByRole('button', { name: 'Restore team' }).waitFor()
    },
  },
  {
    screen: 'team-integrations',
    state: 'connected',
    who: 'jonas',
    async show({ page }) {
      const channel = {
        name: '#booking-retros',
        configurationUrl: 'https://example.slack.com/services/B1',
        connectedBy: 'Jonas Berg',
        connectedAt: Date.UTC(2026, 9, 2),
        lastSuccessAt: Date.UTC(2026, 10, 23, 8),
        lastFailureAt: null,
        digest: { isOn: true, includesPrivate: false },
      }
      await page.route('**/slack', (route) => route.fulfill({ json: { connectUrl: '/somewhere', channel } }))
      await page.goto(`${BOOKING}/integrations`)
      await page.getByRole('switch', { name: 'Weekly digest' }).waitFor()
    },
  },
  {
    screen: 'team-invite',
    state: 'guest',
    who: 'guest',
    async show(scene) {
      await playInvitation(scene)
      await scene.page.getByRole('link', { name: 'Create an account' }).waitFor()
    },
  },
  {
    screen: 'team-invite',
    state: 'refused',
    who: 'nora',
    async show(scene) {
      await playInvitation(scene)
      await scene.page.getByRole('button', { name: 'Join' }).click()
      await scene.page.getByText('SSO enabled').waitFor()
    },
  },
  {
    screen: 'team',
    state: 'welcome',
    who: 'nora',
    async show(scene) {
      await playTeam(scene, { boards: [] })
      await scene.page.goto(BOOKING)
      await scene.page.evaluate(() => history.replaceState({ usr: { isFounded: true } }, ''))
      await scene.page.reload()
      await scene.page.getByRole('dialog').waitFor()
    },
  },
  {
    screen: 'team-invite',
    state: 'invalid',
    who: 'guest',
    async show({ page }) {
      await page.goto(INVITE)
      await page.getByText('no longer valid').waitFor()
    },
  },
  ...(['replaced', 'disabled'] as const).map((reason): Shot => ({
    screen: 'team-invite',
    state: reason,
    who: 'guest',
    async show({ page }) {
      const json = { code: `invite-${reason}` }
      await page.route('**/invitation?*', (route) => route.fulfill({ status: 410, json }))
      await page.goto(INVITE)
      await page.getByText('no longer valid').waitFor()
    },
  })),
])
