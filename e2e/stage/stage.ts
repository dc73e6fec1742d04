import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MemberKey } from '../../scripts/seed/cast.ts'
import type { SeededBoard } from '../../scripts/seed/seed-database.ts'

/** The server of the journeys; global-setup.ts starts it and writes this down for the workers. */
export interface Stage {
  readonly url: string
  /** Has the session of every member. */
  readonly folder: string
  readonly boards: readonly SeededBoard[]
  /** The data folder of the server, with the email that it did not send. */
  readonly dataDir: string
}

export const STAGE_VARIABLE = 'E2E_STAGE'

export function readStage(): Stage {
  const path = process.env[STAGE_VARIABLE]
  if (path === undefined) throw new Error('global-setup.ts has not run')
  return JSON.parse(readFileSync(path, 'utf8')) as Stage
}

/** The cookies of a member who has signed in. */
export function sessionFile(folder: string, member: string): string {
  return join(folder, `${member}.json`)
}

/** The first seeded board whose plan fits. */
export function boardWhere({ boards }: Stage, fits: (plan: SeededBoard['plan']) => boolean): string {
  const found = boards.find(({ plan }) => fits(plan))
  if (found === undefined) throw new Error('no such seeded board')
  return found.id
}

export type Who = MemberKey | 'guest'
