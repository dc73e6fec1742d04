import type { Transaction } from 'kysely'

/** The table with the cursors of read models. */
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
 * Moves a cursor; to be called first in the transaction that writes the read model, so that concurrent writers wait.
 * False when the cursor is already there or further on: then nothing may be written.
 */
export async function advanceCursor<Tables extends CursorTables>(
  transaction: Transaction<Tables>,
  { projection, subject, seq }: Cursor,
): Promise<boolean> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every schema that is passed has this table
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
