import { type Org, orgSchema, orgTeamSchema } from '@retropulse/contract/orgs'
import { type PublicMetrics, publicMetricsSchema } from '@retropulse/contract/public-metrics'
import { arrayPieces, listPieces, objectPieces } from '@retropulse/domain/kernel/json-in-steps'
import { type DoInSteps, textInSteps, type TextParts } from '@retropulse/domain/kernel/text-in-steps'

const orgHead = orgSchema.omit({ teams: true })
const orgTeamHead = orgTeamSchema.omit({ retros: true })
const orgRetro = orgTeamSchema.shape.retros.element

/** An organisation as JSON, made in steps: its teams may have begun thousands of retros in a year (LIMIT-22). */
export function orgJson({ teams, ...head }: Org, doInSteps: DoInSteps): Promise<TextParts> {
  const teamPieces = listPieces(teams, ({ retros, ...team }) =>
    objectPieces(orgTeamHead.parse(team), { retros: arrayPieces(retros, orgRetro) }),
  )
  return textInSteps(objectPieces(orgHead.parse(head), { teams: teamPieces }), doInSteps)
}

const metricsHead = publicMetricsSchema.omit({ teams: true })
const metricsTeam = publicMetricsSchema.shape.teams.element
const metricsTeamHead = metricsTeam.omit({ retros: true })
const metricsRetro = metricsTeam.shape.retros.element

/** The figures of an organisation as JSON, made in steps: they name all of its retros (API-11, LIMIT-22). */
export function metricsJson({ teams, ...head }: PublicMetrics, doInSteps: DoInSteps): Promise<TextParts> {
  const teamPieces = listPieces(teams, ({ retros, ...team }) =>
    objectPieces(metricsTeamHead.parse(team), { retros: arrayPieces(retros, metricsRetro) }),
  )
  return textInSteps(objectPieces(metricsHead.parse(head), { teams: teamPieces }), doInSteps)
}
