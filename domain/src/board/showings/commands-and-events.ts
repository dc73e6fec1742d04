export type ShowingCommand = {
  readonly type: 'show-summary'
  readonly on: boolean
}

export type ShowingEvent = {
  readonly type: 'summary-shown'
  readonly on: boolean
}
