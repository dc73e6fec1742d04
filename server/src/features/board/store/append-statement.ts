import { activeAtAfter } from '@retropulse/domain/board/running-retro'
import type { BoardAppend } from '../engine/log.ts'

/**
 * Writes any number of rows for any number of boards in one statement, and so in one transaction and one round trip.
 * Only boards whose log still ends at `base` are written. They are locked in the order of their ids, so that two
 * processes do not deadlock.
 */
export const APPEND_TEXT = `
  WITH wanted AS MATERIALIZED (
    SELECT board.id, w.head, w.title, w.columns, w.masked, w.anonymous, w.ground, w.removed, w.notes, w.at,
      w.active
    FROM jsonb_to_recordset($1::jsonb)
      AS w (id text, base bigint, head bigint, title text, columns jsonb, masked boolean, anonymous boolean, ground jsonb,
        removed jsonb, notes integer, at bigint, active bigint)
    JOIN board ON board.id = w.id AND board.seq = w.base
    ORDER BY board.id
    FOR UPDATE OF board
  ), moved AS (
    UPDATE board
    SET seq = wanted.head,
        title = coalesce(wanted.title, board.title),
        columns = coalesce(wanted.columns, board.columns),
        is_masked = coalesce(wanted.masked, board.is_masked),
        is_anonymous = coalesce(wanted.anonymous, board.is_anonymous),
        theme = CASE WHEN wanted.ground IS NULL THEN board.theme ELSE wanted.ground ->> 0 END,
        background_url = CASE WHEN wanted.ground IS NULL THEN board.background_url ELSE wanted.ground ->> 1 END,
        removed_people = CASE WHEN wanted.removed IS NULL THEN board.removed_people
          ELSE ARRAY(SELECT jsonb_array_elements_text(wanted.removed)) END,
        notes_count = wanted.notes,
        updated_at = wanted.at,
        active_at = coalesce(wanted.active, board.active_at)
    FROM wanted
    WHERE board.id = wanted.id
  ), written AS (
    INSERT INTO board_log (board_id, seq, command_id, actor, at, events)
    SELECT r.b, r.s, r.c, r.a, r.t, r.e
    FROM jsonb_to_recordset($2::jsonb) AS r (b text, s bigint, c text, a text, t bigint, e jsonb)
    JOIN wanted ON wanted.id = r.b
  )
  SELECT id FROM wanted`

/** The two parameters of the statement. */
export function appendValues(appends: readonly BoardAppend[]): [boards: string, rows: string] {
  const boards = appends.map(({ boardId, base, rows, state }) => {
    const renamesBoard = touches(rows, 'board-renamed')
    const renamesColumn = touches(rows, 'column-renamed') || touches(rows, 'columns-set')
    const removesPeople = touches(rows, 'person-removed') || touches(rows, 'person-readmitted')
    return {
      id: boardId,
      base,
      head: base + rows.length,
      title: renamesBoard ? state.title : null,
      columns: renamesColumn ? state.columns : null,
      masked: touches(rows, 'masking-changed') ? state.isMasked : null,
      anonymous: touches(rows, 'anonymity-changed') ? state.isAnonymous : null,
      ground: touches(rows, 'background-set') ? [state.theme, state.backgroundUrl] : null,
      removed: removesPeople ? state.removedPeople : null,
      notes: state.notes.size,
      at: rows.at(-1)?.at ?? 0,
      active: activeAtAfter(rows, state),
    }
  })
  const rows = appends.flatMap((append) =>
    append.rows.map((row) => ({
      b: append.boardId,
      s: row.seq,
      c: row.commandId,
      a: row.actor,
      t: row.at,
      e: row.events,
    })),
  )
  return [JSON.stringify(boards), JSON.stringify(rows)]
}

function touches(rows: BoardAppend['rows'], type: string): boolean {
  return rows.some((row) => row.events.some((event) => event.type === type))
}
