import type { OrgFormat, OrgFormats, SaveOrgFormat } from '@retropulse/contract/org-formats'
import type { Format } from '@retropulse/domain/board/formats/format'
import { queryOptions } from '@tanstack/react-query'
import { type Answer, deleteJson, getJson, postJson, putJson, valueOf } from '../../lib/api.ts'

const PREFIX = 'own-'

const pathOf = (orgId: string): string => `/api/org/${encodeURIComponent(orgId)}/retro-formats`

/** The formats of an organisation (CREATE-33); if they cannot be loaded, the page offers the others. */
export function ownFormatsQuery(orgId: string) {
  return queryOptions({
    queryKey: ['org', orgId, 'retro-formats'],
    queryFn: ({ signal }) => valueOf(getJson<OrgFormats>(pathOf(orgId), signal)),
    throwOnError: false,
  })
}

/** A format of an organisation as the gallery takes it. The prefix keeps its slug apart from those of other formats. */
export function asFormat({ id, name, columns, theme, steps }: OrgFormat): Format {
  const months: readonly number[] = []
  return {
    slug: PREFIX + id,
    name,
    group: 'classic',
    columns,
    theme,
    sentence: '',
    months,
    aliases: [],
    steps,
  }
}

/** Whether a slug names a format of an organisation. */
export function isOwnSlug(slug: string): boolean {
  return slug.startsWith(PREFIX)
}

/** The id within the slug of a format of an organisation. */
export function ownIdOf(slug: string): string {
  return slug.slice(PREFIX.length)
}

export function saveOwnFormat(orgId: string, input: SaveOrgFormat): Promise<Answer<OrgFormat>> {
  return putJson(pathOf(orgId), input)
}

export function deleteOwnFormat(orgId: string, id: string): Promise<Answer<null>> {
  return deleteJson(`${pathOf(orgId)}/${encodeURIComponent(id)}`)
}

export function restoreOwnFormat(orgId: string, id: string): Promise<Answer<null>> {
  return postJson(`${pathOf(orgId)}/${encodeURIComponent(id)}/restore`)
}
