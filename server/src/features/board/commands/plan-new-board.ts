import type { CreateBoard } from '@retropulse/contract/board'
import type { Refused } from '@retropulse/contract/refusal'
import type { BoardPlan } from '@retropulse/domain/board/begin'
import { columnMeanings, formatSteps } from '@retropulse/domain/board/formats/formats'
import type { RunStep } from '@retropulse/domain/board/guided-run/guided-run'
import type { Column } from '@retropulse/domain/board/state'
import { asId, type BoardId, type ColumnId } from '@retropulse/domain/kernel/ids'
import { cleanLine, hasContent } from '@retropulse/domain/kernel/text'
import type { Identity } from '../../auth/api.ts'
import { authorizeBoard, type AuthorizedBoard, type AuthorizeBoardPorts } from '../queries/authorize-board.ts'

/**
 * The board to copy (CREATE-10); one that the user may not read, or that is archived or deleted, is not found
 * (CREATE-13).
 */
export async function findSource(
  identity: Identity | null,
  boardId: BoardId | undefined,
  ports: AuthorizeBoardPorts,
): Promise<AuthorizedBoard | Refused | null> {
  if (boardId === undefined) return null
  const look = await authorizeBoard(identity, boardId, ports)
  return look.ok ? look : { ok: false, code: 'not-found' }
}

/** The values a board begins with: those of the request, else of the source, else of the team (CREATE-17). */
export function planFor(
  input: CreateBoard,
  source: AuthorizedBoard | null,
  isTeamAnonymous: boolean,
): BoardPlan {
  const like = source?.live.at.state
  const ground = input.theme === undefined && input.backgroundUrl === undefined ? like : input
  return {
    title: cleanLine(input.name),
    columns: columnsFor(input, like?.columns ?? []),
    isAnonymous: input.isAnonymous ?? like?.isAnonymous ?? isTeamAnonymous,
    isCompact: input.compact ?? like?.isCompact ?? false,
    theme: ground?.theme ?? null,
    backgroundUrl: ground?.backgroundUrl ?? null,
    disablesGifs: like?.disableGifs ?? false,
    // A copy begins with a mood poll where its source had one (CREATE-12).
    startsMoodPoll: input.startMoodPoll ?? (like !== undefined && like.moodPoll !== null),
  }
}

/** The steps that Run offers: those of the request, else of the source, else of the format (RUN-13, RUN-14). */
export function stepsFor({ steps, format }: CreateBoard, source: AuthorizedBoard | null): readonly RunStep[] {
  const wanted = steps?.map((step) => ({ ...step, title: cleanLine(step.title) }))
  return wanted ?? source?.record.runSteps ?? formatSteps(format)
}

/**
 * A column with the name and place of the source keeps its meaning (CREATE-25); blank columns are left out (CREATE-17).
 */
function columnsFor(input: CreateBoard, before: readonly Column[]): readonly Column[] {
  const ofFormat = columnMeanings(input.columns, input.format)
  const columns = input.columns.map((typed, at) => {
    const name = cleanLine(typed)
    const kept = before[at]?.name === name ? before[at].meaning : undefined
    return { name, meaning: input.meanings?.[at] ?? kept ?? ofFormat[at] ?? 'other' }
  })
  const named = columns.filter(({ name }) => hasContent(name))
  const some = named.length > 0 ? named : [{ name: '', meaning: 'other' as const }]
  return some.map((column, at) => ({ id: asId<ColumnId>(`c${at + 1}`), ...column }))
}
