export type MoodCommand =
  | { readonly type: 'start-mood-poll' }
  | { readonly type: 'end-mood-poll' }
  | { readonly type: 'show-mood'; readonly on: boolean }

export type MoodEvent =
  | { readonly type: 'mood-poll-started' }
  | { readonly type: 'mood-poll-ended' }
  | { readonly type: 'mood-shown'; readonly on: boolean }
