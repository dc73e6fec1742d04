import type { Format } from '@retropulse/domain/board/formats/format'
import { readFormats } from '@retropulse/domain/board/formats/formats-file'
import { queryOptions } from '@tanstack/react-query'
import { getJson } from './api.ts'

/**
 * The formats on offer: those of the static file, which the operator may replace, or the built-in ones when it does not
 * load or cannot be read (CREATE-29).
 */
export const formatsQuery = queryOptions({
  queryKey: ['formats'],
  queryFn: ({ signal }) => loadFormats(signal),
  staleTime: 600_000,
})

async function loadFormats(signal: AbortSignal): Promise<readonly Format[]> {
  const answer = await getJson<unknown>('/static/js/formats.json', signal)
  const formats = answer.ok ? readFormats(answer.value) : null
  return formats ?? (await import('@retropulse/domain/board/formats/formats')).FORMATS
}
