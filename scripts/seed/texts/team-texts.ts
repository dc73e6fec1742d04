import type { ColumnMeaning } from '@retropulse/domain/board/state'

/** What a team has to say in a year of retros, by what a column asks for. */
export type TeamTexts = Readonly<
  Record<Extract<ColumnMeaning, 'good' | 'bad' | 'idea' | 'question'>, readonly string[]>
>
