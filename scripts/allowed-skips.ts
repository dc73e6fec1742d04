const isLinux = process.platform === 'linux'
const isRoot = process.getuid?.() === 0

/** Beginnings of the names of tests that this machine cannot run; any other test that is skipped has failed. */
const ALLOWED: readonly { readonly begins: string; readonly where: boolean }[] = [
  { begins: 'an ordinary user runs PostgreSQL as themselves', where: isRoot && isLinux },
  { begins: 'as root it works inside a folder that only root may enter', where: !isRoot },
  { begins: 'root runs PostgreSQL in a user namespace', where: !isRoot || !isLinux },
  { begins: 'without user namespaces PostgreSQL runs as another user', where: !isRoot || !isLinux },
  { begins: 'data that belongs to an ordinary user stays that user', where: !isRoot || !isLinux },
  { begins: 'root without user namespaces', where: !isRoot || !isLinux },
  { begins: 'a dead server whose process id is still taken is recognised', where: !isLinux },
  { begins: 'an install script that has not run is reported', where: !isLinux },
]

/** Whether a test may be skipped on this machine. */
export function mayBeSkipped(name: string): boolean {
  return ALLOWED.some(({ begins, where }) => where && name.startsWith(begins))
}
