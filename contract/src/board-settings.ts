import { COLUMNS_MAX } from '@retropulse/domain/board/limits'
import { isBackground } from '@retropulse/domain/board/backgrounds/backgrounds'
import { z } from 'zod'
import { columnIdSchema } from './ids.ts'

/** The domain checks texts, since it has a code for each thing that can be wrong with one. */
const settings = z.strictObject({
  name: z.string().optional(),
  /** The i-th is the name of the i-th column; empty ones are removed, further ones are new columns (BOARD-14). */
  columns: z.array(z.string()).max(COLUMNS_MAX).optional(),
  /** The columns as the form showed them: where they are others by then, nothing is saved (BOARD-21). */
  shownColumns: z
    .array(z.strictObject({ id: columnIdSchema, name: z.string() }))
    .max(COLUMNS_MAX)
    .optional(),
  isAnonymous: z.boolean().optional(),
  /** A built-in background. One of `theme` and `backgroundUrl` replaces the other. */
  theme: z.string().refine(isBackground).nullable().optional(),
  backgroundUrl: z.string().nullable().optional(),
  /** Only invited team members enter the board; takes a paid plan (BOARD-30, BOARD-31). */
  isPrivate: z.boolean().optional(),
})
export type BoardSettingsInput = z.infer<typeof settings>

/** POST /api/team/{teamId}/board/{boardId}/settings: below `settings`, or bare (BOARD-24). */
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
