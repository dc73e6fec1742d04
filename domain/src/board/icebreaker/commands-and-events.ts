export type IcebreakerCommand =
  /** Asks all participants a question, which replaces the previous question (ICE-6). */
  | { readonly type: 'ask-icebreaker'; readonly question: string }
  | { readonly type: 'end-icebreaker' }
  | { readonly type: 'draw-icebreaker-person' }

export type IcebreakerEvent =
  /** `drawn`: presence keys of the people drawn in this round, the newest last; absent: none. */
  | {
      readonly type: 'icebreaker-asked'
      readonly question: string
      readonly drawn?: readonly string[] | undefined
    }
  | { readonly type: 'icebreaker-ended' }
