import { isId } from '@retropulse/domain/kernel/ids'
import { isStorableText } from '@retropulse/domain/kernel/text'
import {
  PULSE_TITLE_MAX,
  PULSE_TOPICS_MAX,
  STEP_ICON_MAX,
  STEP_TEXT_MAX,
  STEP_TITLE_MAX,
} from '@retropulse/domain/pulse/limits'
import { z } from 'zod'
import { nameOf } from './orgs.ts'

export const pulseModelIdSchema = z.string().refine(isId)

const stepFields = {
  icon: nameOf(STEP_ICON_MAX).refine((icon) => EMOJI.test(icon), 'must be an emoji'),
  title: nameOf(STEP_TITLE_MAX),
  description: z.string().max(STEP_TEXT_MAX).refine(isStorableText, 'must be storable text'),
}
const stepSchema = z.strictObject(stepFields)
const topicSchema = z.strictObject({ id: z.string().refine(isId, 'must be an id'), ...stepFields })

/** What a survey asks (PULSE-25). The id of a topic is unique within the model. */
export const pulseFormatSchema = z.strictObject({
  meta: z.strictObject({ intro: stepSchema, end: stepSchema }),
  topics: z
    .array(topicSchema)
    .min(1)
    .max(PULSE_TOPICS_MAX)
    .refine(
      (topics) => new Set(topics.map(({ id }) => id)).size === topics.length,
      'must have ids of their own',
    ),
})

/** PUT /api/org/{id}/pulse-model makes a model (PULSE-26). */
export const savePulseModelSchema = z.strictObject({
  title: nameOf(PULSE_TITLE_MAX),
  format: pulseFormatSchema,
})
export type SavePulseModel = z.infer<typeof savePulseModelSchema>

/**
 * POST /api/org/{id}/pulse-model/{modelId} changes a model. With the `version` that it begins with, it is refused with
 * `survey-changed` once another one was saved (PULSE-78).
 */
export const changePulseModelSchema = savePulseModelSchema.extend({ version: z.string().max(64).optional() })
export type ChangePulseModel = z.infer<typeof changePulseModelSchema>
export const pulseModelMadeSchema = z.object({ id: z.string() })

/** POST /api/org/{orgId}/pulse-model/{id}/toggle: while a model is enabled, all teams see it (PULSE-28). */
export const togglePulseModelSchema = z.strictObject({ enabled: z.boolean() })
export type TogglePulseModel = z.infer<typeof togglePulseModelSchema>

/** A pulse model: what the surveys of teams ask (PULSE-25). */
export const pulseModelSchema = z.object({
  id: z.string(),
  title: z.string(),
  enabled: z.boolean(),
  format: pulseFormatSchema,
})
export type PulseModel = z.infer<typeof pulseModelSchema>

/** `version`: another one once the title or the format changed (PULSE-78). */
export const versionedPulseModelSchema = pulseModelSchema.extend({ version: z.string() })
export type VersionedPulseModel = z.infer<typeof versionedPulseModelSchema>

/** GET /api/org/{id}/pulse-models, oldest first: all of them for those who manage them, for others the enabled ones. */
export const orgPulseModelsSchema = z.object({
  models: z.array(versionedPulseModelSchema),
  /**
   * Models in the trash, the latest first, only for those who manage them; times in milliseconds since 1970
   * (PULSE-27).
   */
  deletedModels: z.array(z.object({ id: z.string(), title: z.string(), deletedAt: z.number() })),
})
export type OrgPulseModels = z.infer<typeof orgPulseModelsSchema>

/** GET /api/team/{teamId}/pulse-models: the enabled models of the organisation, oldest first (PULSE-28). */
export const teamPulseModelsSchema = z.object({ models: z.array(pulseModelSchema) })
export type TeamPulseModels = z.infer<typeof teamPulseModelsSchema>

const EMOJI = /^\p{RGI_Emoji}$/v
