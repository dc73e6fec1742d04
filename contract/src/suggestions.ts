import { z } from 'zod'
import { columnIdSchema, noteIdSchema } from './ids.ts'

/**
 * Who wrote an answer, and why no model did: `no-model`, none is configured; `anonymous`, the board hides its authors or
 * did so before, and nothing of it is sent; `model-failed`, twice, or it rests after failures.
 */
const written = {
  by: z.enum(['model', 'built-in']),
  because: z.enum(['no-model', 'anonymous', 'model-failed']).nullable(),
}

/** POST /api/board/{id}/suggestions/groups (BOT-24). */
export const suggestGroupsSchema = z.strictObject({ columnId: columnIdSchema })
export const suggestedGroupsSchema = z.object({
  ...written,
  /** The first note of each leads the group. */
  groups: z.array(z.object({ noteIds: z.array(z.string()), title: z.string() })),
})
export type SuggestedGroups = z.infer<typeof suggestedGroupsSchema>

/** POST /api/board/{id}/suggestions/title (BOT-25): any note of the group. */
export const suggestTitleSchema = z.strictObject({ noteId: noteIdSchema })
export const suggestedTitleSchema = z.object({ ...written, title: z.string() })
export type SuggestedTitle = z.infer<typeof suggestedTitleSchema>

/** POST /api/board/{id}/suggestions/summary (BOT-27). */
export const suggestedSummarySchema = z.object({ ...written, text: z.string() })
export type SuggestedSummary = z.infer<typeof suggestedSummarySchema>

/** POST /api/board/{id}/suggestions/action-items (BOT-28). */
export const suggestedActionItemsSchema = z.object({
  ...written,
  items: z.array(z.object({ text: z.string(), noteId: z.string() })),
})
export type SuggestedActionItems = z.infer<typeof suggestedActionItemsSchema>
