export type MoodCommand =
  /** `rounds`: how often the poll was started, as the sender saw it; where it differs, nothing changes (MOOD-34). */
  | { readonly type: 'start-mood-poll'; readonly rounds?: number }
  | { readonly type: 'end-mood-poll'; readonly rounds?: number }
  | { readonly type: 'show-mood'; readonly on: boolean }

export type MoodEvent =
  | { readonly type: 'mood-poll-started' }
  | { readonly type: 'mood-poll-ended' }
  | { readonly type: 'mood-shown'; readonly on: boolean }
