import type { Page } from '@playwright/test'
import type { ConnectedAgents } from '@retropulse/contract/agent-grants'
import type { ApiKey } from '@retropulse/contract/api-keys'
import type { Audit } from '@retropulse/contract/audit'
import type { Connection } from '@retropulse/contract/connections'
import type { SsoConnections } from '@retropulse/contract/sso'
import { DAY_MS, MINUTE_MS } from '@retropulse/domain/kernel/durations'
import { MEMBERS, TEAMS } from '../../../scripts/seed/cast.ts'
import { NOW } from './slack-channel.ts'
import { SSO_CONNECTIONS } from './sso-connections.ts'
import { withOrg } from './with-org.ts'

const KEY = { ending: 'Tr2x', createdAt: NOW - 40 * DAY_MS, lastUsedAt: NOW - DAY_MS }

export const API_KEYS: ApiKey[] = [
  { ...KEY, id: 'one', name: 'Data warehouse', scopes: ['read', 'metrics'], expiresOn: '2030-01-31' },
  {
    ...KEY,
    id: 'two',
    name: 'Sprint robot',
    ending: 'k9Qe',
    scopes: ['read', 'write'],
    expiresOn: null,
    lastUsedAt: null,
  },
]

const AGENTS: ConnectedAgents['agents'] = [
  {
    id: 'a',
    name: 'Desk agent',
    scopes: ['read'],
    createdAt: NOW - 12 * DAY_MS,
    lastUsedAt: NOW - DAY_MS,
  },
]

const CONNECTION: Connection = {
  id: 'c1',
  kind: 'slack',
  name: 'The quay channel',
  host: 'hooks.slack.com',
  events: ['retro.started', 'retro.summary'],
  includesPrivate: false,
  connectedBy: 'Nora Lindqvist',
  createdAt: NOW - 40 * DAY_MS,
  lastSuccessAt: NOW - 60 * MINUTE_MS,
  lastFailureAt: null,
  lastFailure: null,
  pausedUntil: null,
}

const { nora, tomas } = MEMBERS
const NORA = { id: nora.id, name: nora.name }
const TOMAS = { id: tomas.id, name: tomas.name }

type Entry = Audit['entries'][number]
const entry = (id: number, hours: number, more: Pick<Entry, 'kind'> & Partial<Entry>): Entry => ({
  id,
  at: NOW - hours * 60 * MINUTE_MS,
  actor: NORA,
  member: null,
  team: null,
  from: null,
  to: null,
  ...more,
})

const ENTRIES: Entry[] = [
  entry(6, 1, { kind: 'api-key-made', to: 'k9Qe' }),
  entry(5, 2, { kind: 'org-role-changed', member: TOMAS, from: 'owner', to: 'admin' }),
  entry(4, 26, { kind: 'team-created', actor: TOMAS, team: TEAMS.care, to: TEAMS.care.name }),
  entry(3, 27, { kind: 'org-joined', actor: TOMAS, from: 'tomas@saltwind.example', to: 'admin' }),
  entry(2, 29, { kind: 'org-anonymity-floor-changed', from: '5', to: '3' }),
]

/** Mocks an organisation of which every setting is in use. */
export async function fillSettings(page: Page): Promise<void> {
  await withOrg(page, () => ({ apiKeys: API_KEYS, hasSuggestions: true }))
  const answers = {
    agents: { agents: AGENTS } satisfies ConnectedAgents,
    connections: { connections: [CONNECTION], mayEdit: true },
    'sso-connections': {
      redirectUrl: 'https://retro.saltwind.example/sso-callback',
      connections: SSO_CONNECTIONS.slice(0, 1),
    } satisfies SsoConnections,
    'audit*': { entries: ENTRIES, hasMore: false } satisfies Audit,
  }
  for (const [path, json] of Object.entries(answers))
    await page.route(`**/${path}`, (route) => route.fulfill({ json }))
}
