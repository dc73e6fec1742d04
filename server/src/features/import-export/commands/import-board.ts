import type { ImportBoard, ImportPreview } from '@retropulse/contract/import-export'
import type { RefusalCode, Refused } from '@retropulse/contract/refusal'
import { retroAllowance } from '@retropulse/domain/billing/plans'
import { memberByName } from '@retropulse/domain/import-export/assignee-names'
import { RETROS_MAX } from '@retropulse/domain/import-export/limits'
import { previewOf } from '@retropulse/domain/import-export/preview'
import type { ImportRead, RetroRead } from '@retropulse/domain/import-export/read-import'
import type { Problem } from '@retropulse/domain/import-export/report'
import { asId, type AuthorId, type BoardId, type TeamId } from '@retropulse/domain/kernel/ids'
import type { Identities, Identity } from '../../auth/api.ts'
import type { Boards } from '../../board/api.ts'
import { authorizeTeam } from '../../orgs/api.ts'
import type { Memberships } from '../../orgs/api.ts'
import { boardFromPlan } from './board-from-plan.ts'
import type { ReadInProcess } from './read-in-process.ts'

export interface ImportBoardPorts {
  readonly boards: Pick<Boards, 'create'>
  readonly memberships: Pick<Memberships, 'findForUser' | 'planOf' | 'memberIdsOf' | 'hasTooManyTeams'>
  readonly identities: Pick<Identities, 'profilesOf'>
  readonly readImport: ReadInProcess
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly newId: () => string
}

export type BoardImported =
  | {
      readonly ok: true
      readonly ids: readonly [BoardId, ...BoardId[]]
      readonly stopped: RefusalCode | null
    }
  | { readonly ok: true; readonly preview: ImportPreview }
  | Refused
  | {
      readonly ok: false
      readonly code: 'bad-request'
      readonly problems: readonly Problem[]
      readonly count: number
    }

/**
 * Creates the retros of a file, for users who may start one (IMPORT-1), or reports all that is wrong with the file and
 * changes nothing (IMPORT-8). `isDry`: returns the preview only (IMPORT-6). Each counts as a free retro (IMPORT-19);
 * where these are used up, the retros before stay.
 */
export async function importBoard(
  identity: Identity | null,
  teamId: TeamId,
  { isDry, retros: chosen, ...file }: ImportBoard & { readonly isDry: boolean },
  ports: ImportBoardPorts,
): Promise<BoardImported> {
  const authorized = await authorizeTeam(identity, teamId, 'board:create', ports.memberships)
  if (!authorized.ok) return authorized
  const { team, actorId } = authorized
  if (team.isArchived) return { ok: false, code: 'team-archived' }
  const now = ports.now()
  const answer = await ports.readImport({ ...file, now }, actorId)
  if (answer === 'busy') return { ok: false, code: 'too-fast' }
  const { read, table } = answer
  // The columns of a spreadsheet may have to be matched first, for which the user needs its table.
  if (isDry && table !== null && !read.ok)
    return { ok: true, preview: { ...previewOfFile(NOTHING_READ, false), table } }
  if (!read.ok) return { ...read, code: 'bad-request' }
  if (isDry)
    return {
      ok: true,
      preview: { ...previewOfFile(read, team.isAnonymous), ...(table !== null && { table }) },
    }
  const wanted = (chosen ?? read.retros.keys().toArray()).slice(0, RETROS_MAX)
  // A board of this product may be empty, and have settings to bring along.
  const isOwn = read.source === 'retropulse'
  const retros = wanted
    .flatMap((place) => read.retros[place] ?? [])
    .filter((one) => isOwn || hasSomething(one))
  if (retros.length === 0) return refused('file-empty')
  if (await ports.memberships.hasTooManyTeams(teamId)) return { ok: false, code: 'team-limit' }
  const planId = await ports.memberships.planOf(teamId)
  const assigneeOf = await assigneesAmong(retros, teamId, ports)
  const ids: BoardId[] = []
  for (const { plan } of retros) {
    const id = asId<BoardId>(ports.newId())
    // Private needs a plan; without one the retro becomes public (IMPORT-12).
    const isPrivate = planId !== null && plan.isPrivate
    const record = { id, teamId, orgId: team.orgId, createdBy: actorId, isPrivate, createdAt: now }
    const board = boardFromPlan(record, plan, {
      isAnonymous: team.isAnonymous,
      newId: ports.newId,
      assigneeOf,
    })
    const made = await ports.boards.create(board, retroAllowance(planId))
    if (made === 'not-found' || made === 'team-archived') return { ok: false, code: made }
    if (made !== 'made') return stoppedBy(made, ids)
    ids.push(id)
  }
  return stoppedBy(null, ids)
}

/** Finds members of the team, as it is now, by the names that the user allowed (MOVE-IN-9). */
async function assigneesAmong(
  retros: readonly RetroRead[],
  teamId: TeamId,
  { memberships, identities }: Pick<ImportBoardPorts, 'memberships' | 'identities'>,
): Promise<(name: string) => AuthorId | null> {
  if (retros.every(({ plan }) => plan.actions.every(({ assignee }) => assignee === null))) return () => null
  const ids = await memberships.memberIdsOf(teamId)
  const profiles = await identities.profilesOf(ids)
  return memberByName(ids.map((id) => ({ id: asId<AuthorId>(id), name: profiles.get(id)?.name ?? '' })))
}

function hasSomething({ plan }: RetroRead): boolean {
  return plan.notes.length > 0 || plan.actions.length > 0
}

function stoppedBy(why: 'plan-required' | 'too-many-actions' | null, ids: readonly BoardId[]): BoardImported {
  const [first, ...others] = ids
  if (first !== undefined)
    return { ok: true, ids: [first, ...others], stopped: why === 'too-many-actions' ? 'bad-request' : why }
  // More open action items than a board takes, those of the team counted (IMPORT-18).
  return why === 'plan-required' ? { ok: false, code: why } : refused('too-many-actions')
}

function refused(code: Problem['code']): BoardImported {
  return { ok: false, code: 'bad-request', problems: [{ line: null, code, detail: '' }], count: 1 }
}

function previewOfFile(
  { source, retros, warnings }: Extract<ImportRead, { ok: true }>,
  isAnonymous: boolean,
) {
  const [first] = retros
  const preview = first === undefined ? EMPTY : previewOf(first.plan, isAnonymous)
  return {
    source,
    retros: retros.map(summaryOf),
    ...preview,
    columns: [...preview.columns],
    firstNotes: [...preview.firstNotes],
    warnings: [...warnings],
  }
}

const NOTHING_READ = { ok: true, source: 'table', retros: [], warnings: [] } as const

const EMPTY = {
  title: '',
  isAnonymous: false,
  columns: [],
  counts: { notes: 0, comments: 0, votes: 0, reactions: 0, actions: 0 },
  firstNotes: [],
}

function summaryOf({ plan, leftOut, columns, names }: RetroRead): ImportPreview['retros'][number] {
  const { notes, comments, votes, actions } = previewOf(plan, false).counts
  const groups = new Set(plan.notes.flatMap(({ group }) => (group === null ? [] : group.into))).size
  return {
    title: plan.title,
    columns: columns.map(({ name, notes: count }) => ({ name, notes: count })),
    counts: { notes, groups, comments, votes, actions },
    leftOut: leftOut.map(({ reason, count, lines }) => ({ reason, count, lines: [...lines] })),
    names: [...names],
  }
}
