import type { OrgFormats } from '@retropulse/contract/org-formats'
import { type Format, formatNamed } from '@retropulse/domain/board/formats/format'
import { useQuery } from '@tanstack/react-query'
import { formatsQuery } from '../../lib/formats-query.ts'
import { sourceQuery } from './new-retro.ts'
import { asFormat, isOwnSlug, ownFormatsQuery } from './own-formats.ts'
import { baseOfBoard, baseOfFormat, type RetroBase } from './retro-plan.ts'

export interface RetroBaseState {
  /** Undefined while it loads. */
  readonly base: RetroBase | undefined
  /** The chosen format; null when a board is copied. */
  readonly format: Format | null | undefined
  /** The name of the board that is copied; null when none is. */
  readonly copied: string | null
  /** A board was to be copied, and cannot be read (CREATE-13). */
  readonly isCopyLost: boolean
  /** The formats of the product; undefined until those of the organisation have loaded too, which come first. */
  readonly formats: readonly Format[] | undefined
  /** The formats of the organisation, as the gallery takes them. */
  readonly yours: readonly Format[]
  /** The formats of the organisation; undefined while they load, or without an organisation. */
  readonly own: OrgFormats | undefined
}

/**
 * What the retro begins with, by the queries `format` (CREATE-26) and `fromBoard` (CREATE-10); without them the first
 * format. `orgId` is the organisation whose formats are offered; null: none; undefined: not known yet.
 */
export function useRetroBase(query: URLSearchParams, orgId: string | null | undefined): RetroBaseState {
  const slug = query.get('format')
  const from = slug === null ? query.get('fromBoard') : null
  const hasOrg = typeof orgId === 'string'
  const { data: formats } = useQuery(formatsQuery)
  const ownAnswer = useQuery({ ...ownFormatsQuery(orgId ?? ''), enabled: hasOrg })
  const source = useQuery({ ...sourceQuery(from ?? ''), enabled: from !== null })

  const own = ownAnswer.data
  const yours = own?.formats.map(asFormat) ?? []
  // Formats of the organisation come first: what was drawn without them would move when they arrive.
  const isComplete = orgId === null || (hasOrg && !ownAnswer.isPending)
  const copy = source.data && baseOfBoard(source.data)
  const isCopyLost = from !== null && (source.isError || copy === null)
  const rest = { formats: isComplete ? formats : undefined, yours, own, isCopyLost }

  if (from !== null && !isCopyLost) {
    return {
      ...rest,
      base: copy ?? undefined,
      format: copy ? null : undefined,
      copied: source.data?.name ?? null,
    }
  }
  // While formats of the organisation load, a slug of one of them is not replaced by another format.
  const isWaiting = slug !== null && isOwnSlug(slug) && !isComplete
  const known = formats && !isWaiting ? [...yours, ...formats] : []
  const format =
    (slug === null ? undefined : formatNamed(known, slug)) ?? (isWaiting ? undefined : formats?.[0])
  const base = format && baseOfFormat(format, isOwnSlug(format.slug))
  return { ...rest, base, format, copied: null }
}
