import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
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
 * with the packages that are installed here.
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
  for (const room of ['.', 'domain', 'contract', 'server', 'web']) linkPackages(room, root)
  return root
}

/** Links every package but the workspaces, whose links are relative and lead to those of the checkout. */
function linkPackages(room: string, root: string): void {
  const [from, to] = [join(OWN_ROOT, room, 'node_modules'), join(root, room, 'node_modules')]
  if (!existsSync(from)) return
  mkdirSync(to)
  for (const name of readdirSync(from)) {
    const source = join(from, name)
    if (name === '.cache') continue
    if (name === '@retropulse' || lstatSync(source).isSymbolicLink())
      cpSync(source, join(to, name), { recursive: true, verbatimSymlinks: true })
    else symlinkSync(source, join(to, name))
  }
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
