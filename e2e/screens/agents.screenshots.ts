import type { AgentRequestRead, ConnectedAgents } from '@retropulse/contract/agent-grants'
import { showFrom } from './steps/show-from.ts'
import { type Shot, takeScreenshots } from './steps/take-screenshots.ts'

/** The page that lets an agent in, and agents in the settings of an organisation. */
takeScreenshots([
  consent('one', 200, {
    name: 'Desk agent',
    redirectHost: '127.0.0.1:8976',
    scopes: ['read', 'write'],
    declinedUrl: 'http://127.0.0.1:8976/callback',
  }),
  consent('long', 200, {
    name: 'Retrospektivenzusammenfassungsassistent of the harbour office',
    redirectHost: 'zusammenfassungen.betriebsratsvorbereitung.norddeutsche-schifffahrtsgesellschaft.example',
    scopes: ['read', 'write'],
    declinedUrl: 'https://saltwind.example',
  }),
  consent('invalid', 400, { code: 'bad-request' }),
  settings('none', []),
  settings('some', [
    { id: 'a', name: 'Desk agent', scopes: ['read'], createdAt: Date.UTC(2030, 4, 1), lastUsedAt: null },
    {
      id: 'b',
      name: 'Retrospektivenzusammenfassungsassistent of the harbour office',
      scopes: ['read', 'write'],
      createdAt: Date.UTC(2030, 3, 1),
      lastUsedAt: Date.UTC(2030, 4, 2),
    },
  ]),
])

function consent(state: string, status: number, json: AgentRequestRead | { readonly code: string }): Shot {
  return {
    screen: 'agent-consent',
    state,
    who: 'nora',
    async show({ page }) {
      await page.route('**/api/agent-consent?*', (route) => route.fulfill({ status, json }))
      await page.goto('/agent-consent?client_id=x')
      await page
        .getByRole('heading', { level: 1, name: status === 200 ? /^Connect .*\?$/ : /isn’t valid/ })
        .waitFor()
    },
  }
}

function settings(state: string, agents: ConnectedAgents['agents']): Shot {
  return {
    screen: 'agent-settings',
    state,
    who: 'nora',
    async show({ page }) {
      await page.route('**/agents', (route) => route.fulfill({ json: { agents } satisfies ConnectedAgents }))
      await page.goto('/settings#settings-agents')
      const last = agents.at(-1)?.name ?? 'No agents yet'
      await page.getByText(last).waitFor()
      await showFrom(page.getByRole('heading', { name: 'Agents', exact: true }))
    },
  }
}
