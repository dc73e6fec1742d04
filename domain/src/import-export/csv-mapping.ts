/** What each column of a file holds (IMPORT-2); columns of a file are counted from 0. */
export interface CsvMapping {
  /** The column with the texts of the notes. */
  readonly text: number
  /** The column with the names of the board's columns; null: all notes go into one. */
  readonly column: number | null
  /** The column with the numbers of votes; null: none has any. */
  readonly votes: number | null
  /**
   * The columns of a wide table, each of which is a column of the board with its name in the first row, and one note in
   * each cell below; empty: a row is a note (MOVE-IN-10).
   */
  readonly wide?: readonly number[] | undefined
  /** Where notes of the column `from` go: to a column of the board, or nowhere. Other columns keep their names. */
  readonly columns: readonly { readonly from: string; readonly to: string | null }[]
}
