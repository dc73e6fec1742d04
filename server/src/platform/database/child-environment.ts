/**
 * The environment of PostgreSQL's programs. Not ours: a stray PG… variable would change them, and the application's
 * secrets are no business of a process that may outlive it.
 */
export function childEnvironment(): NodeJS.ProcessEnv {
  // The one exception to "only config.ts reads the environment": these two are the system's, not configuration.
  return { LC_ALL: 'C', PATH: process.env['PATH'], SystemRoot: process.env['SystemRoot'] }
}
