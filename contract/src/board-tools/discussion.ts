import { z } from 'zod'
import { noteIdSchema } from '../ids.ts'

const note = noteIdSchema.nullable()

export const discussionCommands = [z.strictObject({ type: z.literal('set-discussion'), note })] as const

export const discussionEvents = [z.strictObject({ type: z.literal('discussion-set'), note })] as const
