/**
 * The environment of PostgreSQL's programs, without the variables of this process: a stray PG… variable would change
 * their behaviour, and secrets must not reach a process that may outlive this one.
 */
export function childEnvironment(): NodeJS.ProcessEnv {
  // Exception to the rule that only config.ts reads the environment: these two belong to the operating system.
  return { LC_ALL: 'C', PATH: process.env['PATH'], SystemRoot: process.env['SystemRoot'] }
}
