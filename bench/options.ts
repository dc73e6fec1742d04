import { parseArgs } from 'node:util'

/** The options of a benchmark run. */
export interface BenchOptions {
  /** Scenarios to run, in upper case; empty: all of them. */
  readonly only: readonly string[]
  /** People (S1) or receivers (S0); empty: all the usual ones. */
  readonly counts: readonly number[]
  /** Boards × people (S2); empty: all the usual ones. */
  readonly shapes: readonly string[]
  readonly runs: number
  readonly seed: number
  readonly isQuick: boolean
  /** A folder for profiles of the server's processor time; null: none are made. */
  readonly profileDir: string | null
  /** A folder, or a commit, with the product to compare with (COLD); null: none. */
  readonly against: string | null
}

export const USAGE = `npm run bench -- [options]
  --only S1,S3     scenarios: S0 S1 S2 S3 S4 S5 START TEAM SEARCH PULSE COLD FRAMES; all of them when left out
  --n 10,50        S1: people on the board; S0: receivers
  --shape 1x10     S2: boards x people
  --runs 3         runs of each; the figure is their median
  --seed 1         of the first run; the others count on from it
  --quick          one short run of each, for development
  --against REF    COLD: measures the product at this commit, or in this folder, side by side
  --profile DIR    writes profiles of the server there (*.cpuprofile), and prints where the time went`

/** Parses command line arguments. Throws an Error with a sentence about what is wrong. */
export function parseOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string', default: '' },
      n: { type: 'string', default: '' },
      shape: { type: 'string', default: '' },
      runs: { type: 'string' },
      seed: { type: 'string', default: '1' },
      quick: { type: 'boolean', default: false },
      profile: { type: 'string' },
      against: { type: 'string' },
    },
  })
  const only = listOf(values.only.toUpperCase())
  const unknown = only.find((name) => !SCENARIOS.has(name))
  if (unknown !== undefined) throw new Error(`there is no scenario ${unknown}`)
  return {
    only,
    counts: listOf(values.n).map((text) => positive(text, '--n')),
    shapes: listOf(values.shape),
    runs: positive(values.runs ?? (values.quick ? '1' : '3'), '--runs'),
    seed: positive(values.seed, '--seed'),
    isQuick: values.quick,
    profileDir: values.profile ?? null,
    against: values.against ?? null,
  }
}

const SCENARIOS = new Set([
  'S0',
  'S1',
  'S2',
  'S3',
  'S4',
  'S5',
  'START',
  'TEAM',
  'SEARCH',
  'PULSE',
  'COLD',
  'FRAMES',
])

function listOf(text: string): readonly string[] {
  return text.split(',').filter((part) => part !== '')
}

function positive(text: string, name: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value) || value < 1) throw new Error(`${name} has to be a whole number from 1 on`)
  return value
}
