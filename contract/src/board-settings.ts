import { COLUMNS_MAX } from '@retropulse/domain/board/limits'
import { isTheme } from '@retropulse/domain/board/themes'
import { z } from 'zod'

/** Texts are measured by the domain, which has a code for each thing that can be wrong with one. */
const settings = z.strictObject({
  name: z.string().optional(),
  /** The i-th is the i-th column's name; empty ones are taken away, further ones are new columns (board.md §5). */
  columns: z.array(z.string()).max(COLUMNS_MAX).optional(),
  isAnonymous: z.boolean().optional(),
  /** A built-in background. One of `theme` and `backgroundUrl` replaces the other. */
  theme: z.string().refine(isTheme).nullable().optional(),
  backgroundUrl: z.string().nullable().optional(),
  /** Only invited team members enter it; takes a plan (board.md §2). */
  isPrivate: z.boolean().optional(),
})
export type BoardSettingsWish = z.infer<typeof settings>

/** POST /api/team/{teamId}/board/{boardId}/settings (board.md §7): below `settings`, or at the top. */
export const changeSettingsSchema = z.union([z.strictObject({ settings }), settings])

/** The settings as they are afterwards. */
export const boardSettingsSchema = z.object({
  settings: z.object({
    name: z.string(),
    columns: z.array(z.string()),
    isAnonymous: z.boolean(),
    theme: z.string().nullable(),
    backgroundUrl: z.string().nullable(),
    isPrivate: z.boolean(),
  }),
})
export type BoardSettings = z.infer<typeof boardSettingsSchema>['settings']
