import { z } from 'zod'

const on = z.boolean()

export const showingCommands = [z.strictObject({ type: z.literal('show-summary'), on })] as const

export const showingEvents = [z.strictObject({ type: z.literal('summary-shown'), on })] as const
