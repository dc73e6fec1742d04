import {
  type OrgPulseModels,
  orgPulseModelsSchema,
  pulseModelSchema,
  type TeamPulseModels,
  versionedPulseModelSchema,
} from '@retropulse/contract/pulse'
import { arrayPieces, objectPieces } from '@retropulse/domain/kernel/json-in-steps'
import { type DoInSteps, textInSteps, type TextParts } from '@retropulse/domain/kernel/text-in-steps'

const deletedModel = orgPulseModelsSchema.shape.deletedModels.element

/** The models of an organisation as JSON, made in steps: a hundred long ones are ten megabytes (LIMIT-22). */
export function orgModelsJson(
  { models, deletedModels }: OrgPulseModels,
  doInSteps: DoInSteps,
): Promise<TextParts> {
  const lists = {
    models: arrayPieces(models, versionedPulseModelSchema),
    deletedModels: arrayPieces(deletedModels, deletedModel),
  }
  return textInSteps(objectPieces({}, lists), doInSteps)
}

/** Those that a team sees. */
export function teamModelsJson({ models }: TeamPulseModels, doInSteps: DoInSteps): Promise<TextParts> {
  return textInSteps(objectPieces({}, { models: arrayPieces(models, pulseModelSchema) }), doInSteps)
}
