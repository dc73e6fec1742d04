import type { ImportBoard } from '@retropulse/contract/exchange'
import type { RefusalCode } from '@retropulse/contract/refusal'
import { boardAfter } from '@retropulse/domain/board/begin'
import type { BoardEvent } from '@retropulse/domain/board/event'
import { meaningOfName } from '@retropulse/domain/board/column-meaning'
import { importEvents } from '@retropulse/domain/exchange/import-events'
import type { FileRead, ImportPlan } from '@retropulse/domain/exchange/plan'
import { type PlanPreview, previewOf } from '@retropulse/domain/exchange/preview'
import { readFile } from '@retropulse/domain/exchange/read-file'
import type { Warning } from '@retropulse/domain/exchange/report'
import { asId, type AuthorId, type BoardId, type CommandId, type TeamId } from '@retropulse/domain/kernel/ids'
import { retroAllowance } from '@retropulse/domain/orgs/plans'
import type { Identity } from '../../auth/ports.ts'
import type { Memberships } from '../../orgs/ports.ts'
import type { BoardRecord, Boards, LogRow, NewBoard } from '../ports.ts'
import { meetTeam, type MeetTeamPorts } from '../queries/meet-team.ts'
import { changesActions } from './changes-actions.ts'

export interface ImportBoardPorts {
  readonly boards: Pick<Boards, 'create'>
  readonly memberships: Pick<Memberships, 'planOf'> & MeetTeamPorts['memberships']
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly newId: () => string
  /** A board came into being, with or without actions for its team. */
  readonly onImported: (board: { id: BoardId; teamId: TeamId; hasActions: boolean }) => void
}

export type BoardImported =
  | { readonly ok: true; readonly id: BoardId }
  | { readonly ok: true; readonly preview: PlanPreview; readonly warnings: readonly Warning[] }
  | { readonly ok: false; readonly code: RefusalCode }
  | (Extract<FileRead, { ok: false }> & { readonly code: 'bad-request' })

/**
 * Makes a retro of a file, for those who may start one (teams.md §6), or says everything that is wrong with the file and
 * changes nothing. `isDry`: answers what would come of it. One of the organisation's free retros is used up by it (teams.md §9).
 */
export async function importBoard(
  identity: Identity | null,
  teamId: TeamId,
  { isDry, ...file }: ImportBoard & { readonly isDry: boolean },
  ports: ImportBoardPorts,
): Promise<BoardImported> {
  const met = await meetTeam(identity, teamId, 'board:create', ports)
  if (!met.ok) return met
  const { team, actorId } = met
  if (team.isArchived) return { ok: false, code: 'team-archived' }
  const createdAt = ports.now()
  const read = readFile(file, { now: createdAt, meaningOf: meaningOfName })
  if (!read.ok) return { ...read, code: 'bad-request' }
  const { isAnonymous } = team
  if (isDry) return { ok: true, preview: previewOf(read.plan, isAnonymous), warnings: read.warnings }
  const id = asId<BoardId>(ports.newId())
  const planId = await ports.memberships.planOf(teamId)
  // Private takes a plan (board.md §2).
  const isPrivate = planId !== null && read.plan.isPrivate
  const record = { id, teamId, orgId: team.orgId, createdBy: actorId, isPrivate, createdAt }
  const board = boardOf(record, read.plan, { isAnonymous, newId: ports.newId })
  const made = await ports.boards.create(board, retroAllowance(planId))
  if (made === 'plan-required') return { ok: false, code: 'plan-required' }
  if (made === 'too-many-actions') return TOO_MANY_ACTIONS
  ports.onImported({ id, teamId, hasActions: board.rows.some(changesActions) })
  return { ok: true, id }
}

/** With those of the team. */
const TOO_MANY_ACTIONS: BoardImported = {
  ok: false,
  code: 'bad-request',
  problems: [{ line: null, code: 'too-many-actions', detail: '' }],
  count: 1,
}

/** Events of one row of an imported board's log: no page of the history is heavier than others are. */
const EVENTS_PER_ROW = 200

/** A board whose log says who brought everything in, and when: the importer, now. Who wrote the texts it says nowhere. */
function boardOf(
  record: BoardRecord,
  plan: ImportPlan,
  { isAnonymous, newId }: { readonly isAnonymous: boolean; readonly newId: () => string },
): NewBoard {
  const { id, createdBy, createdAt: at } = record
  const events = importEvents(plan, { at, isAnonymous, newId })
  const chunks: (readonly BoardEvent[])[] = []
  for (let from = 0; from < events.length; from += EVENTS_PER_ROW)
    chunks.push(events.slice(from, from + EVENTS_PER_ROW))
  const rows = chunks.map((chunk, place): LogRow => {
    const commandId = asId<CommandId>(place === 0 ? 'create-board' : `import-board-${place}`)
    return { seq: place + 1, commandId, actor: asId<AuthorId>(createdBy), at, events: chunk }
  })
  return { ...record, rows, state: boardAfter(id, events) }
}
