import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The first of these programs that the machine's PATH has and that answers `--version`, or null. */
export function findInPath(names: readonly string[]): string | null {
  for (const name of names) {
    for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
      const path = join(folder, name)
      if (isExecutable(path) && runs(path)) return path
    }
  }
  return null
}

/** Whether a program starts: some systems ship placeholders that only say where to get the real one. */
export function runs(path: string): boolean {
  return existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0
}

/** Whether this machine allows installing a Debian package: as root, without a password prompt. */
export function canInstallPackages(): boolean {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version') && findInPath(['apt-get']) !== null
}

/** Installs a Debian package, showing what happens; false when that did not work. */
export function installPackage(name: string): boolean {
  console.log(`installing ${name} with apt-get`)
  // RUNLEVEL keeps a freshly installed service from starting by itself.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  const apt = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync('apt-get', ['-q', ...args], { env, encoding: 'utf8' })
    if (status !== 0) console.log(`${stdout}${stderr}`.trimEnd())
    return status === 0
  }
  // A list that could not be refreshed may still know the package.
  apt('update')
  return apt('install', '-y', '--no-install-recommends', name)
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
