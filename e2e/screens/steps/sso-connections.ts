import type { SsoConnections } from '@retropulse/contract/sso'

/** A connection with a confirmed domain, and one that lets no one in yet. */
export const SSO_CONNECTIONS: SsoConnections['connections'] = [
  {
    id: 'one',
    issuer: 'https://login.saltwind.example',
    domains: [
      { name: 'saltwind.example', isProven: true },
      { name: 'saltwind.co.example', isProven: false },
    ],
    clientId: 'retropulse',
    isEnforced: false,
  },
  {
    id: 'two',
    issuer: 'https://identity.saltwind-holdings.example/realms/everybody',
    domains: [
      { name: 'a-long-name-of-a-subsidiary-somewhere-else.saltwind-holdings.example', isProven: false },
    ],
    clientId: 'retropulse',
    isEnforced: false,
  },
]
