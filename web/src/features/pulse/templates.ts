import { DEFAULT_PULSE_FORMAT } from '@retropulse/domain/pulse/format'
import type { PulseFormat, PulseStep, PulseTopic } from '@retropulse/domain/pulse/format'
import { PULSE_TOPICS_MAX, STEP_TEXT_MAX, STEP_TITLE_MAX } from '@retropulse/domain/pulse/limits'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { getJson, valueOf } from '../../lib/api.ts'
import { isRecord } from '../../lib/is-record.ts'
import { t } from './messages.ts'

/** A survey to begin with. */
export interface Template {
  readonly id: string
  readonly title: string
  readonly format: PulseFormat
}

/** The built-in default survey, which no file can replace (PULSE-14, PULSE-15). */
export const TEAM_HEALTH: Template = {
  id: 'team-health',
  title: t('teamHealth'),
  format: DEFAULT_PULSE_FORMAT,
}

/**
 * The templates, Team health first; undefined while they are not known. The operator may replace the file of the
 * others; where it cannot be read, Team health is the only one (PULSE-14).
 */
export function useTemplates(): readonly Template[] | undefined {
  const { data, isError } = useQuery(templatesQuery)
  return isError ? [TEAM_HEALTH] : data
}

/** The template that an address names, Team health for an unknown one; undefined while that is not known (PULSE-12). */
export function templateNamed(
  templates: readonly Template[] | undefined,
  id: string | null,
): Template | undefined {
  if (id === null || id === TEAM_HEALTH.id) return TEAM_HEALTH
  return templates && (templates.find((template) => template.id === id) ?? TEAM_HEALTH)
}

/** The query that names a template in an address. */
export function templateSearch(id: string): string {
  return id === TEAM_HEALTH.id ? '' : `?${new URLSearchParams({ id }).toString()}`
}

/**
 * The templates of the file. A file with anything but templates in it is broken as a whole, so that half of one is
 * never shown.
 */
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

/** True for a format that the editor and the previews can show; the server decides whether it can be saved. */
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
