import type { ImportBoard } from '@retropulse/contract/import-export'
import type { RefusalCode } from '@retropulse/contract/refusal'
import { meaningOfName } from '@retropulse/domain/board/settings/column-meaning'
import type { FileRead } from '@retropulse/domain/import-export/plan'
import { type PlanPreview, previewOf } from '@retropulse/domain/import-export/preview'
import { readFile } from '@retropulse/domain/import-export/read-file'
import type { Warning } from '@retropulse/domain/import-export/report'
import { asId, type BoardId, type TeamId } from '@retropulse/domain/kernel/ids'
import { retroAllowance } from '@retropulse/domain/billing/plans'
import type { Identity } from '../../auth/api.ts'
import { authorizeTeam } from '../../orgs/api.ts'
import type { Memberships } from '../../orgs/api.ts'
import type { Boards } from '../../board/api.ts'
import { boardFromPlan } from './board-from-plan.ts'

export interface ImportBoardPorts {
  readonly boards: Pick<Boards, 'create'>
  readonly memberships: Pick<Memberships, 'findForUser' | 'planOf'>
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly newId: () => string
}

export type BoardImported =
  | { readonly ok: true; readonly id: BoardId }
  | { readonly ok: true; readonly preview: PlanPreview; readonly warnings: readonly Warning[] }
  | { readonly ok: false; readonly code: RefusalCode }
  | (Extract<FileRead, { ok: false }> & { readonly code: 'bad-request' })

/**
 * Creates a retro from a file, for users who may start one (IMPORT-1), or reports all that is wrong with the file and
 * changes nothing (IMPORT-8). `isDry`: returns the preview only (IMPORT-6). It counts as a free retro (IMPORT-19).
 */
export async function importBoard(
  identity: Identity | null,
  teamId: TeamId,
  { isDry, ...file }: ImportBoard & { readonly isDry: boolean },
  ports: ImportBoardPorts,
): Promise<BoardImported> {
  const met = await authorizeTeam(identity, teamId, 'board:create', ports.memberships)
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
  // Private needs a plan; without one the retro becomes public (IMPORT-12).
  const isPrivate = planId !== null && read.plan.isPrivate
  const record = { id, teamId, orgId: team.orgId, createdBy: actorId, isPrivate, createdAt }
  const board = boardFromPlan(record, read.plan, { isAnonymous, newId: ports.newId })
  const made = await ports.boards.create(board, retroAllowance(planId))
  if (made === 'plan-required') return { ok: false, code: 'plan-required' }
  if (made === 'too-many-actions') return TOO_MANY_ACTIONS
  return { ok: true, id }
}

/** More open action items than a board takes, those of the team counted (IMPORT-18). */
const TOO_MANY_ACTIONS: BoardImported = {
  ok: false,
  code: 'bad-request',
  problems: [{ line: null, code: 'too-many-actions', detail: '' }],
  count: 1,
}
