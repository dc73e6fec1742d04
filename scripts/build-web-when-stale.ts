import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { runStep } from './run-steps.ts'
import { hashSources, readStamp, STAMP } from './web-stamp.ts'

/**
 * Builds web/dist when what it is made of has changed, so that `npm start` serves what the sources say.
 * Beside a second one of its kind it waits for the other's build instead of disturbing it.
 */
const ROOT = join(import.meta.dirname, '..')
const DIST = join(ROOT, 'web/dist')
const LOCK = join(ROOT, 'node_modules/.cache/web-build')
const FRESH = join(ROOT, `node_modules/.cache/web-dist-${process.pid}`)

const wanted = hashSources(ROOT)
if (readStamp(ROOT) !== wanted) {
  await lock()
  try {
    // Whoever held the lock may have built just this.
    if (readStamp(ROOT) !== wanted) await build()
  } finally {
    rmSync(LOCK, { recursive: true, force: true })
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
  // The finished build takes the place of the old one at once: a server that runs never sees half of it.
  rmSync(DIST, { recursive: true, force: true })
  renameSync(FRESH, DIST)
}

/** Waits until nobody else builds; a lock whose owner has died is taken over. */
async function lock(): Promise<void> {
  mkdirSync(join(LOCK, '..'), { recursive: true })
  for (;;) {
    try {
      mkdirSync(LOCK)
      writeFileSync(join(LOCK, 'pid'), String(process.pid))
      return
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    }
    if (!isHeld()) rmSync(LOCK, { recursive: true, force: true })
    await sleep(100)
  }
}

function isHeld(): boolean {
  try {
    process.kill(Number(readFileSync(join(LOCK, 'pid'), 'utf8')), 0)
    return true
  } catch (error) {
    // Just being made, or of another user: somebody lives.
    return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'EPERM')
  }
}
