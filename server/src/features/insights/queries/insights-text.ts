import { retroInsightsSchema, teamInsightsSchema } from '@retropulse/contract/insights'
import { insightsCsv } from '@retropulse/domain/insights/insights-csv'
import { arrayPieces, objectPieces } from '@retropulse/domain/kernel/json-in-steps'
import { type DoInSteps, textInSteps, type TextParts } from '@retropulse/domain/kernel/text-in-steps'
import type { CountedInsights } from './read-team-insights.ts'

/** Without it some spreadsheet programs read the file in a local encoding. */
const BYTE_ORDER_MARK = '\uFEFF'

const headSchema = teamInsightsSchema.omit({ retros: true })

/** The insights as JSON, made in steps: 500 retros with their notes are two million characters (LIMIT-22). */
export function insightsJson({ retros, ...head }: CountedInsights, doInSteps: DoInSteps): Promise<TextParts> {
  const lists = { retros: arrayPieces(retros, retroInsightsSchema) }
  return textInSteps(objectPieces(headSchema.parse(head), lists), doInSteps)
}

/** The insights as a CSV file (INSIGHT-16), made in steps too. */
export function insightsFile({ retros }: CountedInsights, doInSteps: DoInSteps): Promise<TextParts> {
  return textInSteps(filePieces(retros), doInSteps)
}

function* filePieces(retros: CountedInsights['retros']): Generator<string, void, undefined> {
  yield BYTE_ORDER_MARK
  yield* insightsCsv(retros, dayOf)
}

/** In UTC, like all times that the server writes. */
function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10)
}
