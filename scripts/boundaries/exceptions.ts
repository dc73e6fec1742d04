import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Violation, RuleName } from './violation.ts'

/** A file that may break one rule; the decision record says why and until when. */
export interface Exception {
  readonly file: string
  readonly rule: RuleName
  readonly decision: string
}

/**
 * The violations that are not excused, and one about each exception without a decision record. Exceptions only shrink:
 * when the `whole` repository was inspected, one that excuses nothing any more is a violation too.
 */
export function withoutExcused(
  root: string,
  violations: readonly Violation[],
  exceptions: readonly Exception[],
  whole: boolean,
): Violation[] {
  const excuses = ({ file, rule }: Exception, violation: Violation) =>
    violation.rule === rule && violation.where.split(':')[0] === file
  const remaining = violations.filter((violation) => !exceptions.some((one) => excuses(one, violation)))
  const unfounded = exceptions.flatMap((exception): Violation[] => {
    const { file, rule, decision } = exception
    const report = (message: string): Violation[] => [{ rule: 'exceptions', where: file, message }]
    if (!existsSync(join(root, decision)))
      return report(`is excused by a record that is not there: ${decision}`)
    if (!whole || violations.some((violation) => excuses(exception, violation))) return []
    return report(`no longer breaks "${rule}": take its exception away`)
  })
  return [...remaining, ...unfounded]
}
