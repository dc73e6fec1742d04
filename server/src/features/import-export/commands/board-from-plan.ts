import { boardAfter } from '@retropulse/domain/board/begin'
import type { BoardEvent } from '@retropulse/domain/board/event'
import { type ImportDetails, importEvents } from '@retropulse/domain/import-export/import-events'
import type { ImportPlan } from '@retropulse/domain/import-export/plan'
import { asId, type AuthorId, type CommandId } from '@retropulse/domain/kernel/ids'
import type { BoardRecord, LogRow, NewBoard } from '../../board/api.ts'

/** Events in one row of the log of an imported board, so that no page of its history is larger than others. */
const EVENTS_PER_ROW = 200

/**
 * A board whose log names the importer and the time of the import, and no author of the texts (IMPORT-11, IMPORT-15).
 */
export function boardFromPlan(
  record: BoardRecord,
  plan: ImportPlan,
  details: Omit<ImportDetails, 'at'>,
): NewBoard {
  const { id, createdBy, createdAt: at } = record
  const events = importEvents(plan, { ...details, at })
  const chunks: (readonly BoardEvent[])[] = []
  for (let from = 0; from < events.length; from += EVENTS_PER_ROW)
    chunks.push(events.slice(from, from + EVENTS_PER_ROW))
  const rows = chunks.map((chunk, place): LogRow => {
    const commandId = asId<CommandId>(place === 0 ? 'create-board' : `import-board-${place}`)
    return { seq: place + 1, commandId, actor: asId<AuthorId>(createdBy), at, events: chunk }
  })
  return { ...record, runSteps: plan.runSteps, rows, state: boardAfter(id, events) }
}
