import type { MemberKey, TeamKey } from './cast.ts'

/** The plan of one retro. */
export interface RetroPlan {
  readonly team: TeamKey
  readonly title: string
  readonly daysAgo: number
  /** The slug of a format. */
  readonly format: 'agile' | 'start-stop-continue' | 'mad-sad-glad'
  /** How many notes are left on the board. */
  readonly notes: number
  readonly facilitator: MemberKey
  /** The number of guests. */
  readonly guests: number
  readonly isAnonymous?: true
  readonly isPrivate?: true
  /** Brainstorming was started and not ended. */
  readonly isMasked?: true
  /** Has the texts of all teams, and the odd ones. */
  readonly isOverfull?: true
  readonly renamedColumn?: { readonly at: number; readonly name: string }
}

/** A year of three teams, newest first. */
export const RETRO_PLANS: readonly RetroPlan[] = [
  { ...booking('Sprint 61', 1, 9), guests: 2, isMasked: true },
  { ...booking('Sprint 60', 15, 16), guests: 1 },
  { ...booking('Sprint 59: after the autumn storms', 29, 17), guests: 2, format: 'mad-sad-glad' },
  {
    ...booking('Release 5.0, looking back', 64, 11),
    facilitator: 'jonas',
    renamedColumn: { at: 2, name: 'Try next (one thing each)' },
  },
  { ...booking('Summer peak retro', 110, 14), format: 'start-stop-continue' },
  { ...booking('Sprint 48', 171, 11), isAnonymous: true, facilitator: 'jonas' },
  { ...booking('Seat picker: half way', 222, 8), format: 'start-stop-continue', facilitator: 'jonas' },
  { ...booking('Sprint 41', 290, 7), guests: 0 },
  {
    ...booking('The whole year on one board: what we learned, what we broke, whom we thank', 8, 300),
    guests: 4,
    isOverfull: true,
  },

  { ...platform('Incident-free October?', 2, 0), guests: 0 },
  { ...platform('Platform monthly, October', 21, 15) },
  { ...platform('Platform monthly, September', 52, 13), format: 'start-stop-continue' },
  { ...platform('The certificate Sunday', 75, 15), format: 'mad-sad-glad', guests: 2 },
  { ...platform('Platform monthly, July', 113, 12), isAnonymous: true },
  { ...platform('Database upgrade', 160, 12) },
  { ...platform('Platform monthly, April', 205, 9), format: 'start-stop-continue' },
  { ...platform('On-call: one quarter in', 270, 13), isAnonymous: true },

  { ...care('Piers and phones, week 46', 4, 12), guests: 3 },
  { ...care('How are we, really?', 18, 9), isPrivate: true, isAnonymous: true, format: 'mad-sad-glad' },
  { ...care('Strike day', 45, 9), guests: 3, format: 'mad-sad-glad' },
  { ...care('Piers and phones, September', 68, 9) },
  { ...care('High season review', 96, 40), format: 'start-stop-continue', guests: 4 },
  { ...care('Easter weekend', 215, 8) },
  { ...care('Winter plan', 300, 5), format: 'start-stop-continue', guests: 0 },
  { ...care('First retro of the pier team', 358, 5), guests: 1 },
]

type Basics = Pick<RetroPlan, 'team' | 'title' | 'daysAgo' | 'format' | 'notes' | 'facilitator' | 'guests'>

function booking(title: string, daysAgo: number, notes: number): Basics {
  return { team: 'booking', title, daysAgo, notes, format: 'agile', facilitator: 'nora', guests: 1 }
}

function platform(title: string, daysAgo: number, notes: number): Basics {
  return { team: 'platform', title, daysAgo, notes, format: 'agile', facilitator: 'priya', guests: 1 }
}

function care(title: string, daysAgo: number, notes: number): Basics {
  return { team: 'care', title, daysAgo, notes, format: 'agile', facilitator: 'aiko', guests: 1 }
}
