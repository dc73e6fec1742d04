import { z } from 'zod'
import { noteIdSchema } from '../ids.ts'
import { seenCounts as seen } from './seen-counts.ts'

const note = noteIdSchema.nullable()

export const discussionCommands = [z.strictObject({ type: z.literal('set-discussion'), note, seen })] as const

export const discussionEvents = [z.strictObject({ type: z.literal('discussion-set'), note })] as const
