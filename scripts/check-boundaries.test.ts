import { describe, expect, test } from 'vitest'
import { inspect } from './check-boundaries.ts'
import { violationsOf, violationsOfRepository, withRepository } from './boundaries/fixture-repository.ts'

const FEATURE = 'server/src/features/board'

/** What each room may import, and the most similar import that it may not. */
const LAW: readonly { from: string; allowed: string[]; refused: string[] }[] = [
  {
    from: 'domain/src/board/notes/decide.ts',
    allowed: ["import type { State } from '../state.ts'", "import { rank } from '../../kernel/rank.ts'"],
    refused: [
      "import { policy } from '../../orgs/policy.ts'",
      "import { z } from 'zod'",
      "import { randomUUID } from 'node:crypto'",
      "import { note } from '@retropulse/contract/board'",
      "export * from '../../orgs/policy.ts'",
      "export type Role = import('../../orgs/policy.ts').Role",
      "export const late = import('../../orgs/policy.ts')",
    ],
  },
  {
    from: 'domain/src/insights/summary.ts',
    allowed: [
      "import type { State } from '../board/state.ts'",
      "import type { Score } from '../pulse/score.ts'",
    ],
    refused: ["import type { Plan } from '../billing/plan.ts'"],
  },
  {
    from: 'domain/src/kernel/ids.ts',
    allowed: [],
    refused: ["import type { State } from '../board/state.ts'"],
  },
  {
    from: 'contract/src/board.ts',
    allowed: [
      "import { z } from 'zod'",
      "import type { Event } from '@retropulse/domain/board/event'",
      "import { type Event } from '@retropulse/domain/board/event'",
      "import { NOTE_TEXT_MAX } from '@retropulse/domain/board/limits'",
      "import { ID_PATTERN } from '@retropulse/domain/kernel/ids'",
    ],
    refused: [
      "import { decide } from '@retropulse/domain/board/decide'",
      "import type { Event } from '../../domain/src/board/event.ts'",
      "import { nanoid } from 'nanoid'",
    ],
  },
  {
    from: `${FEATURE}/commands.ts`,
    allowed: [
      "import type { Boards } from './ports.ts'",
      "import type { Mail } from '../orgs/api.ts'",
      "import { look } from './queries.ts'",
      "import type { BoardStore } from './store.ts'",
      "import { nanoid } from 'nanoid'",
      "import { decide } from '@retropulse/domain/board/decide'",
    ],
    refused: [
      "import { BoardStore } from './store.ts'",
      "import { database } from '../../platform/database/pool.ts'",
      "import { sql } from 'kysely'",
      "import type { Server } from 'socket.io'",
      "import type { FastifyInstance } from 'fastify'",
      "import { createServer } from 'node:http'",
      "import { invite } from '../orgs/commands.ts'",
    ],
  },
  {
    from: `${FEATURE}/queries/look.ts`,
    allowed: ["import type { Board } from '../engine/board.ts'"],
    refused: [
      "import { create } from '../commands/create.ts'",
      "import type { Create } from '../commands.ts'",
    ],
  },
  {
    from: `${FEATURE}/engine/commit.ts`,
    allowed: ["import { decide } from '@retropulse/domain/board/decide'", "import { log } from './log.ts'"],
    refused: [
      "import { sql } from 'kysely'",
      "import type { Socket } from 'socket.io'",
      "import { look } from '../queries/look.ts'",
      "import type { Mail } from '../../orgs/api.ts'",
    ],
  },
  {
    from: `${FEATURE}/api.ts`,
    allowed: ["export type { Board } from './engine/board.ts'", "import type { Mail } from '../orgs/api.ts'"],
    refused: ["import { board } from './feature.ts'", "import { invite } from '../orgs/commands.ts'"],
  },
  {
    from: `${FEATURE}/store/append.ts`,
    allowed: ["import { sql } from 'kysely'", "import { pool } from '../../../platform/database/pool.ts'"],
    refused: ["import { routes } from '../http.ts'", "import type { FastifyInstance } from 'fastify'"],
  },
  {
    from: `${FEATURE}/http.ts`,
    allowed: ["import type { FastifyInstance } from 'fastify'", "import { open } from './commands.ts'"],
    refused: ["import { sql } from 'kysely'", "import { BoardStore } from './store.ts'"],
  },
  {
    from: `${FEATURE}/live.ts`,
    allowed: ["import type { Server } from 'socket.io'", "import { commit } from './engine/commit.ts'"],
    refused: ["import pg from 'pg'", "import { create } from './commands/create.ts'"],
  },
  {
    from: `${FEATURE}/jobs.ts`,
    allowed: ["import { purge } from './commands.ts'"],
    refused: ["import pg from 'pg'"],
  },
  {
    from: `${FEATURE}/feature.ts`,
    allowed: ["import { BoardStore } from './store.ts'", "import type { Pool } from 'pg'"],
    refused: ["import { orgs } from '../orgs/feature.ts'", "import { Pool } from 'pg'"],
  },
  {
    from: 'server/src/integrations/slack/web-hook.ts',
    allowed: [
      "import type { Chat } from '../../features/bots/ports.ts'",
      "import { WebClient } from '@slack/web-api'",
    ],
    refused: [
      "import { announce } from '../../features/bots/commands.ts'",
      "import { s } from '../stripe/client.ts'",
    ],
  },
  {
    from: 'server/src/platform/http/server.ts',
    allowed: ["import fastify from 'fastify'", "import { log } from '../log.ts'"],
    refused: ["import { routes } from '../../features/board/http.ts'", "import { sql } from 'kysely'"],
  },
  {
    from: 'server/src/main.ts',
    allowed: ["import { board } from './features/board/feature.ts'"],
    refused: [],
  },
  {
    from: 'web/src/features/pulse/pulse-page.tsx',
    allowed: [
      "import { Button } from '../../ui/button.tsx'",
      "import { decide } from '@retropulse/domain/board/decide'",
    ],
    refused: [
      "import { TeamMenu } from '../orgs/team-menu.tsx'",
      "import { router } from '../../app/router.tsx'",
      "import { join } from 'node:path'",
      "import { Button } from '../../ui/button'",
    ],
  },
  {
    from: 'web/src/features/board/live/session.ts',
    allowed: ["import { replica } from './replica.ts'"],
    refused: ["import type { Store } from '../model/store.ts'", "import { useState } from 'react'"],
  },
  {
    from: 'web/src/features/board/model/store.ts',
    allowed: ["import type { Session } from '../live/session.ts'", "import { useState } from 'react'"],
    refused: ["import { NoteCard } from '../parts/note/note-card.tsx'"],
  },
  {
    from: 'web/src/features/board/parts/groups/group-card.tsx',
    allowed: [
      "import { NoteCard } from '../note/note-card.tsx'",
      "import type { Store } from '../../model/store.ts'",
    ],
    refused: ["const late = import('../../shell/toolbar.tsx')"],
  },
  {
    from: 'web/src/features/board/shell/board-page.tsx',
    allowed: ["import { NoteCard } from '../parts/note/note-card.tsx'"],
    refused: ["import { FormatCard } from '../../formats/format-card.tsx'"],
  },
  {
    from: 'web/src/ui/button.tsx',
    allowed: [
      "import { clsx } from 'clsx'",
      "import { clock } from '../lib/clock.ts'",
      "import './button.css'",
    ],
    refused: [
      "import type { Note } from '@retropulse/contract/board'",
      "import { x } from '../features/board/x.ts'",
    ],
  },
  { from: 'web/src/lib/api.ts', allowed: [], refused: ["import { Button } from '../ui/button.tsx'"] },
  {
    from: 'web/src/app/router.tsx',
    allowed: ["const page = import('../features/board/shell/board-page.tsx')"],
    refused: [],
  },
  {
    from: 'e2e/journey.ts',
    allowed: [
      "import { start } from '../server/src/testing/start-app.ts'",
      "import { TEAMS } from '../scripts/seed/cast.ts'",
    ],
    refused: [
      "import { createReplica } from '../web/src/features/board/live/replica.ts'",
      "import type { Boards } from '../server/src/features/board/store/boards.ts'",
      "import { run } from '../bench/run.ts'",
    ],
  },
  {
    from: 'scripts/seed/seed-database.ts',
    allowed: ["import { createBoards } from '../../server/src/features/board/store/boards.ts'"],
    refused: ["import { join } from '../../e2e/stage/quiet-participant.ts'"],
  },
  {
    from: `${FEATURE}/commands.test.ts`,
    allowed: ["import { fake } from '../../testing/fakes.ts'", "import { BoardStore } from './store.ts'"],
    refused: ["import { orgs } from '../orgs/feature.ts'"],
  },
]

describe('the import law', () => {
  const rows = LAW.map((row) => [row.from, row] as const)
  test.each(rows)('%s', (_, { from, allowed, refused }) => {
    expect(violationsOf({ [from]: allowed.join('\n') })).toEqual([])
    expect(violationsOf({ [from]: refused.join('\n') })).toEqual(
      refused.map((__, index) => `${from}:${index + 1} [imports]`),
    )
  })

  test('a failure says where, what and which rule', () => {
    const path = 'web/src/features/pulse/card.tsx'
    const [violation] = withRepository(
      { [path]: "\nimport { TeamMenu } from '../orgs/team-menu.tsx'\n" },
      (root) => inspect(root, { only: [path], exceptions: [] }).violations,
    )
    expect(violation?.where).toBe(`${path}:2`)
    expect(violation?.message).toBe(
      'imports web/src/features/orgs/team-menu.tsx: of our own, web/src/features/<x> may import domain/src, ' +
        'contract/src, web/src/features/<x>, web/src/ui, web/src/lib (import law)',
    )
  })

  test('a file outside every room, and an import that is computed, are refused', () => {
    expect(violationsOf({ 'server/src/stuff/thing.ts': '' })).toEqual(['server/src/stuff/thing.ts [imports]'])
    expect(
      violationsOf({ 'web/src/app/a.ts': 'export const load = (name: string) => import(`./${name}.ts`)' }),
    ).toEqual(['web/src/app/a.ts:1 [imports]'])
  })

  test('an import inside a text or a comment is none', () => {
    expect(
      violationsOf({ 'domain/src/board/a.ts': "// import 'pg'\nexport const text = \"import 'pg'\"\n" }),
    ).toEqual([])
  })
})

describe('only config.ts reads the environment', () => {
  test.each([
    'export const port = process.env.PORT',
    "export const port = process.env['PORT']",
    "export const port = globalThis.process['env'].PORT",
    'const { env } = process',
    "import { env } from 'node:process'",
  ])('%s', (line) => {
    expect(violationsOf({ 'server/src/platform/log.ts': line })).toEqual([
      'server/src/platform/log.ts:1 [environment]',
    ])
    expect(violationsOf({ 'server/src/config.ts': line })).toEqual([])
    expect(violationsOf({ 'server/src/platform/log.test.ts': line })).toEqual([])
  })
})

describe('.env.example and config.ts name the same variables', () => {
  const config =
    "export const read = (env: NodeJS.ProcessEnv) => ({ port: env['PORT'], dir: env.DATA_DIR })\n"
  test.each([
    ['PORT=3000\n# DATA_DIR=./data\n', []],
    ['PORT=3000\n', ['.env.example DATA_DIR is read by server/src/config.ts, but not shown']],
    ['PORT=1\nDATA_DIR=\nOLD=\n', ['.env.example OLD is shown, but server/src/config.ts does not read it']],
  ])('%j', (example, expected) => {
    const files = { 'server/src/config.ts': config, '.env.example': example }
    const found = violationsOfRepository(files).map(({ where, message: says }) => `${where} ${says}`)
    expect(found).toEqual(expected)
  })
})
