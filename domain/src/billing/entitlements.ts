/** What a plan allows; null: any number. */
export interface Entitlements {
  /** Teams in use, archived ones not counted, for each unit of the quantity (PLAN-6). */
  readonly teamsPerUnit: number | null
  /** The largest quantity that can be bought (PLAN-32). */
  readonly maxQuantity: number
  /** Retros that an organisation begins, deleted ones counted (PLAN-7). */
  readonly retros: number | null
  /** Pulse surveys that an organisation starts, deleted ones counted (PULSE-56). */
  readonly surveys: number | null
  /** Days for which a board stays open (PLAN-14). */
  readonly boardDays: number | null
  /** PLAN-10: private boards and private teams, and the summary by email. */
  readonly hasPrivacy: boolean
  readonly hasSummaryEmail: boolean
  /** Uses of each of the two bots (BOT-19): ever on the free plan, on the others in a month. */
  readonly botUses: number | null
}

/** A plan that is paid for, by its id (PLAN-1). */
export type PaidPlan = 'level1' | 'level2' | 'level3'

const PAID = {
  retros: null,
  surveys: null,
  boardDays: null,
  hasPrivacy: true,
  hasSummaryEmail: true,
} as const

/** Every limit and every feature that depends on the plan. */
export const ENTITLEMENTS: Readonly<Record<'free' | PaidPlan, Entitlements>> = {
  free: {
    teamsPerUnit: 1,
    maxQuantity: 1,
    retros: 3,
    surveys: 1,
    boardDays: 14,
    hasPrivacy: false,
    hasSummaryEmail: false,
    botUses: 10,
  },
  level1: { ...PAID, teamsPerUnit: 1, maxQuantity: 1, botUses: 200 },
  level2: { ...PAID, teamsPerUnit: 3, maxQuantity: 8, botUses: 600 },
  level3: { ...PAID, teamsPerUnit: null, maxQuantity: 1, botUses: null },
}
