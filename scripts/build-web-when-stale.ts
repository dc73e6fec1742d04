import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { runStep } from './run-steps.ts'
import { hashSources, readStamp, STAMP } from './web-stamp.ts'

/**
 * Builds web/dist when its sources have changed, so that `npm start` serves the current sources. A second process waits
 * for the build of the first instead of disturbing it.
 */
const ROOT = join(import.meta.dirname, '..')
const DIST = join(ROOT, 'web/dist')
const LOCK = join(ROOT, 'node_modules/.cache/web-build')
const FRESH = join(ROOT, `node_modules/.cache/web-dist-${process.pid}`)
const LONGEST_BUILD_MS = 120_000

const wanted = hashSources(ROOT)
if (readStamp(ROOT) !== wanted) {
  await lock()
  try {
    // The process that held the lock may have built just this.
    if (readStamp(ROOT) !== wanted) await build()
  } finally {
    rmSync(LOCK, { force: true })
  }
}

async function build(): Promise<void> {
  console.log('building the web application')
  const args = ['build', 'web', '--outDir', FRESH, '--emptyOutDir', '--logLevel', 'warn']
  const { passed, output } = await runStep({ name: 'vite', command: 'vite', args })
  if (!passed) {
    rmSync(FRESH, { recursive: true, force: true })
    console.error(output)
    process.exitCode = 1
    return
  }
  writeFileSync(join(FRESH, STAMP), wanted)
  // The finished build replaces the old one at once: a running server never sees half of it.
  rmSync(DIST, { recursive: true, force: true })
  try {
    renameSync(FRESH, DIST)
  } catch (error) {
    // Another process took the lock over and was faster, with the same sources.
    if (!isCode(error, 'ENOTEMPTY', 'EEXIST')) throw error
    rmSync(FRESH, { recursive: true })
  }
}

/** Waits until no other process builds; a lock whose owner has died, or takes too long, is taken over. */
async function lock(): Promise<void> {
  mkdirSync(join(LOCK, '..'), { recursive: true })
  for (const end = Date.now() + LONGEST_BUILD_MS; ;) {
    try {
      writeFileSync(LOCK, String(process.pid), { flag: 'wx' })
      return
    } catch (error) {
      if (!isCode(error, 'EEXIST')) throw error
    }
    if (Date.now() > end || !isHeld()) rmSync(LOCK, { force: true })
    else await sleep(100)
  }
}

function isHeld(): boolean {
  try {
    const owner = Number(readFileSync(LOCK, 'utf8'))
    // After a container's restart the pid of the owner may be that of this process.
    return owner !== process.pid && process.kill(owner, 0)
  } catch (error) {
    return isCode(error, 'EPERM')
  }
}

function isCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code))
}
