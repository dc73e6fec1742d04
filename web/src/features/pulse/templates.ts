import { DEFAULT_PULSE_FORMAT } from '@retropulse/domain/pulse/format'
import type { PulseFormat, PulseStep, PulseTopic } from '@retropulse/domain/pulse/format'
import { PULSE_TOPICS_MAX, STEP_TEXT_MAX, STEP_TITLE_MAX } from '@retropulse/domain/pulse/limits'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { getJson, valueOf } from '../../lib/api.ts'
import { t } from './messages.ts'

/** What a survey can begin with. */
export interface Template {
  readonly id: string
  readonly title: string
  readonly format: PulseFormat
}

/** The survey that is always there, whatever becomes of the file (teams.md §3). */
export const TEAM_HEALTH: Template = {
  id: 'team-health',
  title: t('teamHealth'),
  format: DEFAULT_PULSE_FORMAT,
}

/**
 * The templates, Team health first; undefined while they are not known. Whoever runs an installation may replace the file
 * of the others (teams.md §7): without one that can be read, there is Team health.
 */
export function useTemplates(): readonly Template[] | undefined {
  const { data, isError } = useQuery(templatesQuery)
  return isError ? [TEAM_HEALTH] : data
}

/** The template that an address names, Team health where it names none that there is; undefined while that is not known. */
export function templateNamed(
  templates: readonly Template[] | undefined,
  id: string | null,
): Template | undefined {
  if (id === null || id === TEAM_HEALTH.id) return TEAM_HEALTH
  return templates && (templates.find((template) => template.id === id) ?? TEAM_HEALTH)
}

/** What names a template in an address. */
export function templateSearch(id: string): string {
  return id === TEAM_HEALTH.id ? '' : `?${new URLSearchParams({ id }).toString()}`
}

/** Reads the file. A file with anything else in it than templates is broken as a whole: nobody sees half of one. */
export function readTemplates(file: unknown): readonly Template[] {
  if (!Array.isArray(file) || !file.every(isTemplate)) return [TEAM_HEALTH]
  return [TEAM_HEALTH, ...file.filter(({ id }) => id !== TEAM_HEALTH.id)]
}

const templatesQuery = queryOptions({
  queryKey: ['pulse-templates'],
  queryFn: async ({ signal }) =>
    readTemplates(await valueOf(getJson<unknown>('/static/js/models.json', signal))),
  staleTime: Infinity,
  throwOnError: false,
})

function isTemplate(value: unknown): value is Template {
  return (
    isRecord(value) &&
    isText(value['id'], 1, 60) &&
    isText(value['title'], 1, STEP_TITLE_MAX) &&
    isFormat(value['format'])
  )
}

/** True for what the editor and the previews can show; whether it can be saved, the server's contract says. */
function isFormat(value: unknown): value is PulseFormat {
  if (!isRecord(value) || !isRecord(value['meta']) || !Array.isArray(value['topics'])) return false
  const { meta, topics } = value
  const ids = new Set(topics.map((topic: unknown) => (isRecord(topic) ? topic['id'] : undefined)))
  return (
    isStep(meta['intro']) &&
    isStep(meta['end']) &&
    topics.length > 0 &&
    topics.length <= PULSE_TOPICS_MAX &&
    ids.size === topics.length &&
    topics.every(isTopic)
  )
}

function isTopic(value: unknown): value is PulseTopic {
  return isRecord(value) && isText(value['id'], 1, 36) && isStep(value)
}

function isStep(value: unknown): value is PulseStep {
  return (
    isRecord(value) &&
    isText(value['icon'], 1, 40) &&
    isText(value['title'], 1, STEP_TITLE_MAX) &&
    isText(value['description'], 0, STEP_TEXT_MAX)
  )
}

function isText(value: unknown, min: number, max: number): value is string {
  return typeof value === 'string' && value.length >= min && value.length <= max
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
