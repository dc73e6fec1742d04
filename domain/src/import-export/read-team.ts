import { fieldOf, itemsOf } from './json-values.ts'
import { EXPORT_KIND } from './exported-board.ts'
import { RETROS_MAX } from './limits.ts'
import type { ImportPlan, PlannedAction } from './plan.ts'
import { readExportedValue } from './read-json.ts'
import { newReport, type Problem, type ProblemCode, type Warning, type WarningCode } from './report.ts'

export type TeamRead =
  | { readonly ok: true; readonly plans: readonly ImportPlan[]; readonly warnings: readonly Warning[] }
  | { readonly ok: false; readonly problems: readonly Problem[]; readonly count: number }

/**
 * Reads the file of a whole team (EXPORT-8): a retro for each of its retros, within the number that one import creates.
 * Null: the file is none. Surveys and omitted retros are reported, and no reason to refuse it (IMPORT-30).
 */
export function readTeamExport(file: unknown, now: number): TeamRead | null {
  const retros = itemsOf(fieldOf(file, 'retros'))
  const isTeam = typeof fieldOf(file, 'team') === 'string' && Array.isArray(fieldOf(file, 'retros'))
  if (!isTeam || !retros.every((retro) => fieldOf(retro, 'kind') === EXPORT_KIND)) return null
  const problems = newReport<ProblemCode>()
  const counts = new Map<WarningCode, number>()
  const count = (code: WarningCode, more: number) => {
    if (more > 0) counts.set(code, (counts.get(code) ?? 0) + more)
  }
  const plans = retros.slice(0, RETROS_MAX).flatMap((retro, place) => {
    const read = readExportedValue(retro, now)
    if (!read.ok) {
      for (const { code, detail } of read.problems)
        problems.add(null, code, `retros[${place}] ${detail}`.trim())
      return []
    }
    for (const { code, detail } of read.warnings) count(code, Number(detail === '' ? 1 : detail))
    return [read.plan]
  })
  if (problems.count > 0) return { ok: false, problems: problems.lines, count: problems.count }
  if (retros.length > RETROS_MAX) count('too-many-retros', retros.length)
  count('surveys-left-out', itemsOf(fieldOf(file, 'surveys')).length)
  count('retros-omitted', itemsOf(fieldOf(file, 'omitted')).length)
  const warnings = [...counts].map(([code, total]) => ({
    line: null,
    code,
    detail: code === 'names-left-out' ? '' : String(total),
  }))
  return { ok: true, plans: withoutRepeated(plans), warnings }
}

/**
 * The plans with each action item once. One that was done in a later retro than the one that added it stands in both;
 * the older one, which is behind the newer in the file, has the note that it came from, and the newer one the latest
 * state (MOVE-IN-3).
 */
function withoutRepeated(plans: readonly ImportPlan[]): readonly ImportPlan[] {
  const newest = new Map<string, PlannedAction>()
  for (const { actions } of plans)
    for (const action of actions) {
      const key = keyOf(action)
      if (key !== null && !newest.has(key)) newest.set(key, action)
    }
  const seen = new Set<string>()
  return plans
    .toReversed()
    .map((plan) => {
      const actions = plan.actions.filter((action) => !seen.has(keyOf(action) ?? ''))
      // One retro may have two that say the same.
      for (const action of actions) seen.add(keyOf(action) ?? '')
      seen.delete('')
      return {
        ...plan,
        actions: actions.map((action) => ({
          ...(newest.get(keyOf(action) ?? '') ?? action),
          note: action.note,
        })),
      }
    })
    .toReversed()
}

/** Two action items of one team are the same when they were made in the same millisecond and say the same. */
function keyOf({ at, text }: PlannedAction): string | null {
  return at === null ? null : `${at} ${text}`
}
