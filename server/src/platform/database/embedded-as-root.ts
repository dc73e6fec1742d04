import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { StartupError } from './startup-error.ts'

/**
 * Under which user PostgreSQL runs, since its programs refuse to be root:
 * - `self`: this process is not root;
 * - `namespace`: root stays the owner of the files, but inside a user namespace the same user has the id `uid`. No
 * other user is involved, so it works in folders that only root may enter, such as a 0700 home;
 * - `user`: another user, who must be able to reach the files.
 */
export type RunAs =
  | { kind: 'self' }
  | { kind: 'namespace'; uid: number }
  | { kind: 'user'; name: string; uid: number; gid: number }

/**
 * Decides for a data folder that belongs to `owner` (undefined: to be created). Data of an ordinary user stays that
 * user's, so that a start as root and a start without root open it the same way.
 */
export function chooseRunAs(
  owner: { uid: number; gid: number } | undefined,
  isNamespaceUsable: (uid: number) => boolean = tryNamespace,
): RunAs {
  if (process.getuid?.() !== 0) return { kind: 'self' }
  if (process.platform !== 'linux') {
    throw new StartupError(
      'PostgreSQL refuses to run as root. Start as an ordinary user, or set DATABASE_URL to a server of your own.',
    )
  }
  if (owner !== undefined && owner.uid !== 0) return { kind: 'user', name: `user ${owner.uid}`, ...owner }
  const user = unprivilegedUser()
  if (isNamespaceUsable(user.uid)) return { kind: 'namespace', uid: user.uid }
  return { kind: 'user', ...user }
}

/** How to spawn `program` as that user. The process keeps its id: `unshare` becomes the program. */
export function spawnPlan(
  runAs: RunAs,
  program: string,
  args: string[],
): { file: string; args: string[]; options: { uid?: number; gid?: number } } {
  if (runAs.kind === 'namespace') {
    return { file: 'unshare', args: [...namespaceFlags(runAs.uid), program, ...args], options: {} }
  }
  const options = runAs.kind === 'user' ? { uid: runAs.uid, gid: runAs.gid } : {}
  return { file: program, args, options }
}

/** The owner that the server's files must have, as this process sees it. */
export function ownerOf(runAs: RunAs): { uid: number; gid: number } {
  if (runAs.kind === 'user') return { uid: runAs.uid, gid: runAs.gid }
  return { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 }
}

function namespaceFlags(uid: number): string[] {
  return ['--user', `--map-user=${uid}`, '--']
}

/** Containers often forbid user namespaces, and some systems have no `unshare`, or one without --map-user. */
function tryNamespace(uid: number): boolean {
  return spawnSync('unshare', [...namespaceFlags(uid), 'true'], { stdio: 'ignore' }).status === 0
}

/** initdb looks its own user id up, so the user must be in the user database, also inside a namespace. */
function unprivilegedUser(): { name: string; uid: number; gid: number } {
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter((user) => user.uid > 0)
  const user =
    users.find(({ name }) => name === 'postgres') ?? users.find(({ name }) => name === 'nobody') ?? users[0]
  if (user !== undefined) return user
  throw new StartupError(
    'PostgreSQL refuses to run as root, and this system has no other user. ' +
      'Add one (useradd postgres), or set DATABASE_URL to a server of your own.',
  )
}
