import { z } from 'zod'

const count = z.number().int().nonnegative()

/** GET /api/team/{teamId}/board-insights/{id} (board.md §3): what the asker may see of a retro, and no authors (D9). */
export const boardInsightsSchema = z.object({
  id: z.string(),
  name: z.string(),
  cards: z.array(
    z.object({
      id: z.string(),
      text: z.string(),
      /** Each with how many people chose it; the most frequent first. */
      emojis: z.array(z.object({ emoji: z.string(), count })),
      votes: count,
    }),
  ),
  cardsCount: count,
  emojiCount: count,
  peopleCount: count,
  votesCount: count,
  /** Null below three answers (D17), and while the poll runs. */
  moodData: z.object({ moodScore: z.number().nullable() }),
})
export type BoardInsights = z.infer<typeof boardInsightsSchema>

/** How many of a team's newest retros are looked at (teams.md §9). */
export const INSIGHT_LIMITS = ['12', '24', 'all'] as const
export type InsightLimit = (typeof INSIGHT_LIMITS)[number]

const limitSchema = z.enum(INSIGHT_LIMITS).default('12')

/** GET /api/team/{teamId}/insights?limit=&format=: 'csv' asks for a file. */
export const teamInsightsQuerySchema = z.object({
  limit: limitSchema,
  format: z.enum(['json', 'csv']).default('json'),
})
/** GET /api/team/{teamId}/themes?limit= */
export const teamThemesQuerySchema = z.object({ limit: limitSchema })

const retroSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** When it began, in milliseconds since 1970. */
  timestamp: z.number(),
})
/** What a column asks for, whatever its name (D30). */
const meaningSchema = z.enum(['good', 'bad', 'idea', 'question', 'thanks', 'other'])
/** Notes in columns of each meaning. */
const cardsByMeaningSchema = z.object({
  good: count,
  bad: count,
  idea: count,
  question: count,
  thanks: count,
  other: count,
})
/**
 * How far the notes of a retro are spread over its people, without saying who anybody is. The three counts add up to
 * everybody who took part.
 */
const contributionSchema = z.object({
  /** Took part, and wrote no note. */
  wroteNone: count,
  /** Wrote notes, and are not among the next. */
  wroteSome: count,
  /** The fewest people who together wrote half of all notes. */
  wroteMost: count,
  /** 0: one person wrote everything; 100: all who took part wrote as much. In steps of 10. */
  evenness: z.number().int().min(0).max(100),
})
const topCardSchema = z.object({ noteId: z.string(), text: z.string() })

/** A retro in a team's insights (teams.md §3). It names no authors (D9). */
const retroInsightsSchema = z.object({
  retro: retroSchema,
  /** Why nothing that was written on it is quoted: it is brainstorming (D8), or archived. Null: it is quoted. */
  withheld: z.enum(['masked', 'archived']).nullable(),
  /** Null below three answers (D17), and while the poll runs. */
  moodScore: z.number().nullable(),
  peopleCount: count,
  cardsCount: count,
  /** None while a secret vote runs (D7). */
  votesCount: count,
  emojiCount: count,
  cardsByColumns: z.object({
    meanings: cardsByMeaningSchema,
    /** In the order of the board; none of an archived retro. */
    columns: z.array(z.object({ name: z.string(), meaning: meaningSchema, cardsCount: count })).readonly(),
  }),
  /** Null where fewer than three people wrote notes, or where people cannot be told apart: anonymity was switched. */
  contribution: contributionSchema.nullable(),
  /** At most three; the one with the most first. None while `withheld`. */
  topVotedCards: z.array(topCardSchema.extend({ votes: count })).readonly(),
  topReactedCards: z.array(topCardSchema.extend({ emojiCount: count })).readonly(),
  /** Actions added in this retro. */
  actionsCreated: count,
  /** Of those, how many are done by now. */
  actionsDone: count,
})
export type RetroInsights = z.infer<typeof retroInsightsSchema>

/** How one figure runs over the retros: the newest, the median of all, and how far the newest is from those before it. */
const trendSchema = z.object({
  latest: z.number().nullable(),
  median: z.number().nullable(),
  /** The newest less the median of the ones before; null with fewer than two. */
  change: z.number().nullable(),
})
export type Trend = z.infer<typeof trendSchema>

/** GET /api/team/{teamId}/insights (teams.md §3 and §9), for whoever may read the team's boards. */
export const teamInsightsSchema = z.object({
  /** Oldest first; the newest 12, 24 or all. */
  retros: z.array(retroInsightsSchema).readonly(),
  /** How many the team has, of which `retros` are the newest. */
  retrosCount: count,
  totals: z.object({
    cardsCount: count,
    votesCount: count,
    emojiCount: count,
    cardsByMeaning: cardsByMeaningSchema,
  }),
  /** Retros in which nobody took part are left out, and of the mood's those without one. */
  trends: z.object({
    moodScore: trendSchema,
    peopleCount: trendSchema,
    cardsCount: trendSchema,
    votesCount: trendSchema,
    emojiCount: trendSchema,
  }),
  participation: z.object({
    /** On the team by now. */
    membersCount: count,
    /** Of a retro, over those in which somebody took part; null without any. To one decimal. */
    averagePeople: z.number().nullable(),
    notesPerPerson: z.number().nullable(),
    /** All retros that have a `contribution`, added up, with the median of their evenness; null without any. */
    contribution: contributionSchema.nullable(),
  }),
  /** Actions that were added in these retros. */
  actions: z.object({
    created: count,
    done: count,
    open: count,
    /** Of the open ones, in whole days; null when none is open. */
    medianAgeDays: count.nullable(),
    oldestOpenDays: count.nullable(),
  }),
})
export type TeamInsights = z.infer<typeof teamInsightsSchema>

/** GET /api/team/{teamId}/themes: what notes of at least two retros say alike. It names no authors (D9). */
export const teamThemesSchema = z.object({
  /**
   * In most retros first, then the one that came up last; at most 20. Null: they are still being looked for, which takes
   * seconds where notes are many; ask again in a moment.
   */
  themes: z
    .array(
      z.object({
        /** The note that the others resemble most. */
        label: z.string(),
        /** What most of the notes' columns ask for (D30). */
        meaning: meaningSchema,
        retrosCount: count,
        notesCount: count,
        /** When the first and the last of the retros began. */
        firstAt: z.number(),
        lastAt: z.number(),
        /** Newest retro first; at most 30. */
        notes: z.array(z.object({ noteId: z.string(), text: z.string(), retro: retroSchema })).readonly(),
      }),
    )
    .readonly()
    .nullable(),
})
export type TeamThemes = z.infer<typeof teamThemesSchema>
export type TeamTheme = NonNullable<TeamThemes['themes']>[number]
