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
