/** Which column of a file says what; columns of a file are counted from 0. */
export interface CsvMapping {
  /** Has the notes' texts. */
  readonly text: number
  /** Has the names of the board's columns; null: all notes go into one. */
  readonly column: number | null
  /** Has numbers of votes; null: none has. */
  readonly votes: number | null
  /** Where notes go whose column is called `from`: to a column of the board, or nowhere. Others keep their names. */
  readonly columns: readonly { readonly from: string; readonly to: string | null }[]
}
