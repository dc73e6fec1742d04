import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** A folder with the product, its web application built. */
export interface Checkout {
  readonly root: string
  remove(): void
}

export const OWN_ROOT = join(import.meta.dirname, '../..')

/**
 * The product in a folder, which stays as it is, or at a commit, which is checked out and built in a temporary folder
 * with packages of its own.
 */
export function openCheckout(place: string): Checkout {
  const root = existsSync(place) ? resolve(place) : checkOut(place)
  build(root)
  return {
    root,
    remove() {
      if (root === resolve(place)) return
      git('worktree', 'remove', '--force', root)
      rmSync(root, { recursive: true, force: true })
    },
  }
}

function checkOut(ref: string): string {
  const root = join(mkdtempSync(join(tmpdir(), 'retropulse-cold-')), 'checkout')
  git('worktree', 'add', '--quiet', '--detach', root, ref)
  // Its own packages: those that are installed here may lack one that it needs, or have another version.
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return root
}

function build(root: string): void {
  execFileSync(process.execPath, ['scripts/build-web-when-stale.ts'], {
    cwd: root,
    env: { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}` },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

function git(...args: readonly string[]): void {
  execFileSync('git', args, { cwd: OWN_ROOT, stdio: ['ignore', 'ignore', 'inherit'] })
}
