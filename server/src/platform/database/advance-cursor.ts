import type { Transaction } from 'kysely'

/** The table in which read models keep how far they have come. */
export interface CursorTables {
  projection_cursor: { projection: string; subject: string; seq: number }
}

/** How far a read model has come with one subject. */
export interface Cursor {
  readonly projection: string
  readonly subject: string
  readonly seq: number
}

/**
 * Moves a cursor, to be called first in the transaction that writes the read model: others who write the same wait. False,
 * and nothing is to be written, when it stands there already or further on.
 */
export async function advanceCursor<Tables extends CursorTables>(
  transaction: Transaction<Tables>,
  { projection, subject, seq }: Cursor,
): Promise<boolean> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of whatever tables there are, this one is among them
  const cursors = transaction as unknown as Transaction<CursorTables>
  const moved = await cursors
    .insertInto('projection_cursor')
    .values({ projection, subject, seq })
    .onConflict((conflict) =>
      conflict
        .columns(['projection', 'subject'])
        .doUpdateSet((row) => ({ seq: row.ref('excluded.seq') }))
        .whereRef('projection_cursor.seq', '<', 'excluded.seq'),
    )
    .returning('seq')
    .executeTakeFirst()
  return moved !== undefined
}
