import { MINIATURES_MAX } from '@retropulse/domain/insights/limits'
import { z } from 'zod'
import { boardIdSchema, daySchema } from './ids.ts'

const count = z.number().int().nonnegative()

/** GET /api/team/{teamId}/board-insights/{id}: what the caller may see of a retro, without authors (INSIGHT-22). */
export const boardInsightsSchema = z.object({
  id: z.string(),
  name: z.string(),
  cards: z.array(
    z.object({
      id: z.string(),
      text: z.string(),
      /** Each with the number of people who chose it; the most frequent first. */
      emojis: z.array(z.object({ emoji: z.string(), count })),
      votes: count,
    }),
  ),
  cardsCount: count,
  emojiCount: count,
  peopleCount: count,
  votesCount: count,
  /** Null below the anonymity floor, and while the poll runs (INSIGHT-17). */
  moodData: z.object({ moodScore: z.number().nullable() }),
})
export type BoardInsights = z.infer<typeof boardInsightsSchema>

/** GET /api/team/{teamId}/miniatures?boards=: ids, separated by commas. */
export const miniaturesQuerySchema = z.object({
  boards: z
    .string()
    .transform((ids) => ids.split(','))
    .pipe(z.array(boardIdSchema).min(1).max(MINIATURES_MAX)),
})

/** A note: its length from 1 to 5, and its votes up to 3. */
const barSchema = z.tuple([z.number().int().min(1).max(5), z.number().int().min(0).max(3)]).readonly()

/** What is on the boards, for their cards: lengths and counts, never a text (DASH-30, DASH-31). */
export const miniaturesSchema = z.object({
  miniatures: z.array(
    z.object({
      id: z.string(),
      /** While brainstorming there are no bars. */
      isMasked: z.boolean(),
      columns: z
        .array(
          z.object({
            meaning: z.enum(['good', 'bad', 'idea', 'question', 'thanks', 'other']),
            /** At most 12. */
            bars: z.array(barSchema).readonly(),
            /** The number of notes below these. */
            more: count,
          }),
        )
        .readonly(),
      /** Null below the anonymity floor, and while the poll runs (INSIGHT-17). */
      moodScore: z.number().nullable(),
      /** Open action items that were added in the retro. */
      openActions: count,
    }),
  ),
})
export type Miniatures = z.infer<typeof miniaturesSchema>
export type Miniature = Miniatures['miniatures'][number]

/** How many of a team's newest retros the insights cover (INSIGHT-2). */
export const INSIGHT_LIMITS = ['12', '24', 'all'] as const
export type InsightLimit = (typeof INSIGHT_LIMITS)[number]

const limitSchema = z.enum(INSIGHT_LIMITS).default('12')

/** GET /api/team/{teamId}/insights?limit=&format=: 'csv' asks for a file. */
export const teamInsightsQuerySchema = z.object({
  limit: limitSchema,
  format: z.enum(['json', 'csv']).default('json'),
})
/** GET /api/team/{teamId}/themes?limit= */
export const recurringTopicsQuerySchema = z.object({ limit: limitSchema })

/** GET /api/team/{teamId}/briefing?today=: the caller's day, after whose beginning action items are overdue. */
export const briefingQuerySchema = z.object({ today: daySchema })

const retroSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** When the retro began, in milliseconds since 1970. */
  timestamp: z.number(),
})
/** The base meaning of a column, whatever its name (CREATE-25). */
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
 * How the notes of a retro are spread over its participants, without identifying any (INSIGHT-9). The three counts add
 * up to all participants.
 */
const contributionSchema = z.object({
  /** Participants who wrote no note. */
  wroteNone: count,
  /** Participants who wrote notes, and are not counted in `wroteMost`. */
  wroteSome: count,
  /** The fewest people who together wrote half of all notes. */
  wroteMost: count,
  /** 0: one person wrote everything; 100: all participants wrote as much. In steps of 10. */
  evenness: z.number().int().min(0).max(100),
})
const topCardSchema = z.object({ noteId: z.string(), text: z.string() })

/** A retro in a team's insights (INSIGHT-6). It names no authors (INSIGHT-20). */
export const retroInsightsSchema = z.object({
  retro: retroSchema,
  /**
   * Why no text of the retro is quoted: it is masked (INSIGHT-19), archived (INSIGHT-18), or a facilitator removed the
   * reader from it (LEAD-13). Null: texts are quoted.
   */
  withheld: z.enum(['masked', 'archived', 'removed']).nullable(),
  /** Null below the anonymity floor, and while the poll runs (INSIGHT-17). */
  moodScore: z.number().nullable(),
  /**
   * Why there is no mood score: no poll was held and ended, or it has fewer answers than its floor (INSIGHT-25). Null:
   * there is one, or the reason is not known at the moment.
   */
  moodGap: z.enum(['no-poll', 'few-answers']).nullable(),
  peopleCount: count,
  cardsCount: count,
  /** None while a secret vote runs (INSIGHT-17). */
  votesCount: count,
  emojiCount: count,
  cardsByColumns: z.object({
    meanings: cardsByMeaningSchema,
    /** In the order of the board; empty for an archived retro. */
    columns: z.array(z.object({ name: z.string(), meaning: meaningSchema, cardsCount: count })).readonly(),
  }),
  /** Null with fewer than three authors, and where author visibility was switched (INSIGHT-9). */
  contribution: contributionSchema.nullable(),
  /** At most three; the one with the most first. None while `withheld`. */
  topVotedCards: z.array(topCardSchema.extend({ votes: count })).readonly(),
  topReactedCards: z.array(topCardSchema.extend({ emojiCount: count })).readonly(),
  /** Action items added in this retro. */
  actionsCreated: count,
  /** How many of these are done by now. */
  actionsDone: count,
})
export type RetroInsights = z.infer<typeof retroInsightsSchema>

/** The trend of one figure over the retros (INSIGHT-7). */
const trendSchema = z.object({
  latest: z.number().nullable(),
  /** The value before the newest one; null with fewer than two. */
  previous: z.number().nullable(),
  /** The median of all. */
  median: z.number().nullable(),
  /** `latest` less `previous`, to two decimals; null with fewer than two. */
  change: z.number().nullable(),
})
export type Trend = z.infer<typeof trendSchema>

/** GET /api/team/{teamId}/insights, for users who may read the boards of the team (INSIGHT-5). */
export const teamInsightsSchema = z.object({
  /** The number of finished retros of the team, of which `retros` are the newest. */
  retrosCount: count,
  /** The anonymity floor of new mood polls of the team (ANON-22). */
  moodFloor: count,
  /** Retros that are left out everywhere here because they still run; newest first (INSIGHT-21). */
  running: z.array(retroSchema).readonly(),
  totals: z.object({
    cardsCount: count,
    votesCount: count,
    emojiCount: count,
    cardsByMeaning: cardsByMeaningSchema,
  }),
  /** Retros without participants are left out, and in the trend of the mood those without one (INSIGHT-8). */
  trends: z.object({
    moodScore: trendSchema,
    peopleCount: trendSchema,
    cardsCount: trendSchema,
    votesCount: trendSchema,
    emojiCount: trendSchema,
  }),
  participation: z.object({
    /** People on the team now. */
    membersCount: count,
    /** The average of the retros with participants; null without any. To one decimal. */
    averagePeople: z.number().nullable(),
    notesPerPerson: z.number().nullable(),
    /** All retros that have a `contribution`, added up, with the median of their evenness; null without any. */
    contribution: contributionSchema.nullable(),
  }),
  /** Action items that were added in these retros. */
  actions: z.object({
    created: count,
    done: count,
    open: count,
    /** Of the open ones, in whole days; null when none is open. */
    medianAgeDays: count.nullable(),
    oldestOpenDays: count.nullable(),
  }),
  /** Oldest first, and last of all, as the server writes them in steps; the newest 12, 24 or all that are finished. */
  retros: z.array(retroInsightsSchema).readonly(),
})
export type TeamInsights = z.infer<typeof teamInsightsSchema>

/** What a team should know before its next retro (DASH-33). */
export const briefingSchema = z.object({
  /** Open action items whose due date has passed. */
  overdue: count,
  /** The newest mood and the one before; null without two, and where both are shown as the same number (INSIGHT-28). */
  mood: z
    .object({ score: z.number(), previous: z.number(), change: z.number(), retro: retroSchema })
    .nullable(),
  /** The topic of most retros; null without any, and while it is being searched for. */
  topic: z
    .object({
      label: z.string(),
      retrosCount: count,
      /** The newest retro with a note about it. */
      retroId: z.string(),
    })
    .nullable(),
})
export type Briefing = z.infer<typeof briefingSchema>

/**
 * GET /api/team/{teamId}/themes: what notes of at least two retros say alike, without authors (TOPIC-1, INSIGHT-20).
 */
export const recurringTopicsSchema = z.object({
  /**
   * Topics of most retros first, then the latest; at most 20. Null: the search still runs, which takes seconds for many
   * notes; ask again in a moment (TOPIC-5).
   */
  themes: z
    .array(
      z.object({
        /** The note that the others resemble most. */
        label: z.string(),
        /** The meaning of most columns of its notes (CREATE-25). */
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
export type RecurringTopics = z.infer<typeof recurringTopicsSchema>
export type RecurringTopic = NonNullable<RecurringTopics['themes']>[number]
