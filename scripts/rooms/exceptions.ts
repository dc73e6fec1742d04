import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Complaint, RuleName } from './complaint.ts'

/** A file that may break one rule; the decision record says why and until when. */
export interface Exception {
  readonly file: string
  readonly rule: RuleName
  readonly decision: string
}

/**
 * The complaints that are not excused, and one about each exception without its record. Exceptions only shrink:
 * when the `whole` house was looked at, one that excuses nothing any more is a complaint too.
 */
export function withoutExcused(
  root: string,
  complaints: readonly Complaint[],
  exceptions: readonly Exception[],
  whole: boolean,
): Complaint[] {
  const excuses = ({ file, rule }: Exception, complaint: Complaint) =>
    complaint.rule === rule && complaint.where.split(':')[0] === file
  const remaining = complaints.filter((complaint) => !exceptions.some((one) => excuses(one, complaint)))
  const unfounded = exceptions.flatMap((exception): Complaint[] => {
    const { file, rule, decision } = exception
    const complain = (says: string): Complaint[] => [{ rule: 'exceptions', where: file, says }]
    if (!existsSync(join(root, decision)))
      return complain(`is excused by a record that is not there: ${decision}`)
    if (!whole || complaints.some((complaint) => excuses(exception, complaint))) return []
    return complain(`no longer breaks "${rule}": take its exception away`)
  })
  return [...remaining, ...unfounded]
}
