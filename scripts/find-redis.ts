import { canInstallPackages, findInPath, installPackage, runs } from './find-program.ts'

const NAMES = ['redis-server', 'valkey-server']

/**
 * The program of the tests with two server processes: `REDIS_SERVER`, one on the PATH, else installed here from
 * the machine's packages. Null, with a sentence printed, when none of this works.
 */
export function findRedis(): string | null {
  const named = process.env['REDIS_SERVER']
  if (named !== undefined && named !== '') {
    if (runs(named)) return named
    console.log(`REDIS_SERVER is ${named}, which does not start`)
    return null
  }
  const found = findInPath(NAMES)
  if (found !== null) return found
  if (canInstallPackages() && installPackage('redis-server')) return findInPath(NAMES)
  console.log('No redis-server: install Redis or Valkey, or name its program in REDIS_SERVER.')
  return null
}
