import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const SOURCES = ['web', 'domain/src', 'contract/src', 'package-lock.json']
const NOT_SOURCES = new Set(['dist', 'node_modules'])

/** Lies in web/dist, beside Vite's manifest, and holds the hash of the sources of the build. */
export const STAMP = '.vite/built-from'

/** A hash of all sources of web/dist: the same sources in the same places give the same text. */
export function hashSources(root: string): string {
  const hash = createHash('sha256')
  for (const path of SOURCES.flatMap((source) => filesBelow(root, source))) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0')
  }
  return hash.digest('hex')
}

/** The hash that web/dist was built from; null without a finished build. */
export function readStamp(root: string): string | null {
  const path = join(root, 'web/dist', STAMP)
  return existsSync(path) ? readFileSync(path, 'utf8') : null
}

function filesBelow(root: string, source: string): string[] {
  if (source.endsWith('.json')) return [source]
  return readdirSync(join(root, source), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(source, entry.name)
      if (entry.isDirectory()) return NOT_SOURCES.has(entry.name) ? [] : filesBelow(root, path)
      return /\.test\.tsx?$/.test(entry.name) ? [] : [relative('.', path)]
    })
}
