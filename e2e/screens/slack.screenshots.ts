import { TEAMS } from '../../scripts/seed/cast.ts'
import { CHANNEL, NOW } from './steps/slack-channel.ts'
import { takeScreenshots } from './steps/take-screenshots.ts'

const PAGE = `/dashboard/team/${TEAMS.booking.id}/integrations`

takeScreenshots([
  {
    screen: 'slack',
    state: 'connected',
    who: 'nora',
    async show({ page }) {
      await page.route('**/slack', (route) =>
        route.fulfill({ json: { connectUrl: '/slack', channel: CHANNEL } }),
      )
      await page.goto(PAGE)
      await page.getByRole('button', { name: 'Options for Slack' }).waitFor()
    },
  },
  {
    screen: 'slack',
    state: 'failing',
    who: 'nora',
    async show({ page }) {
      const channel = {
        ...CHANNEL,
        name: '#a-channel-of-the-crew-of-the-night-ferry-with-a-name-as-long-as-slack-allows-it-80-chars',
        connectedBy: null,
        lastFailureAt: NOW - 60_000,
        lastFailure: 'rate-limited',
        digest: { isOn: false, includesPrivate: false },
      }
      await page.route('**/slack', (route) => route.fulfill({ json: { connectUrl: '/slack', channel } }))
      await page.goto(PAGE)
      await page.getByText(/is limiting messages/).waitFor()
    },
  },
  {
    screen: 'slack',
    state: 'offered',
    who: 'nora',
    async show({ page }) {
      await page.route('**/slack', (route) =>
        route.fulfill({ json: { connectUrl: '/slack', channel: null } }),
      )
      await page.goto(PAGE)
      await page.getByRole('link', { name: 'Connect Slack' }).waitFor()
    },
  },
])
