/** What can be undone. */
export interface SummaryTextAct {
  readonly type: 'set-summary-text'
  /** Empty: takes the text away. */
  readonly text: string
}

export type ShowingCommand = SummaryTextAct | { readonly type: 'show-summary'; readonly on: boolean }

export type ShowingEvent =
  | { readonly type: 'summary-shown'; readonly on: boolean }
  | { readonly type: 'summary-text-set'; readonly text: string | null }
