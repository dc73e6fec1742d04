import type { OrgFormats } from '@retropulse/contract/org-formats'
import { type Format, formatNamed } from '@retropulse/domain/board/format'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatsQuery } from '../formats/formats-query.ts'
import { type GallerySection, gallerySections } from '../formats/gallery-sections.ts'
import { sourceQuery } from './new-retro.ts'
import { asFormat, isOwnSlug, ownFormatsQuery } from './own-formats.ts'
import { baseOfBoard, baseOfFormat, type RetroBase } from './retro-plan.ts'

export interface RetroBaseState {
  /** Undefined while it loads. */
  readonly base: RetroBase | undefined
  /** The format that is chosen; null: another board is copied. */
  readonly format: Format | null | undefined
  /** The name of the board that is copied; null: none is. */
  readonly copied: string | null
  /** A board was to be copied and cannot be. */
  readonly isCopyLost: boolean
  /** Undefined while they load. */
  readonly sections: readonly GallerySection[] | undefined
  /** What the organisation keeps; undefined while that is not known, or without one. */
  readonly own: OrgFormats | undefined
}

/** What the retro begins as, by the page's address (teams.md §2: fromBoard, format). The first format without it. */
export function useRetroBase(query: URLSearchParams, orgId: string | undefined): RetroBaseState {
  const slug = query.get('format')
  const from = slug === null ? query.get('fromBoard') : null
  const [month] = useState(() => new Date().getMonth() + 1)
  const { data: formats } = useQuery(formatsQuery)
  const ownAnswer = useQuery({ ...ownFormatsQuery(orgId ?? ''), enabled: orgId !== undefined })
  const source = useQuery({ ...sourceQuery(from ?? ''), enabled: from !== null })

  const own = ownAnswer.data
  const yours = own?.formats.map(asFormat) ?? []
  const sections = formats && gallerySections(formats, yours, month)
  const copy = source.data && baseOfBoard(source.data)
  const isCopyLost = from !== null && (source.isError || copy === null)
  const rest = { sections, own, isCopyLost }

  if (from !== null && !isCopyLost) {
    return {
      ...rest,
      base: copy ?? undefined,
      format: copy ? null : undefined,
      copied: source.data?.name ?? null,
    }
  }
  // One of the organisation's own is not given up for another while they load.
  const isWaiting = slug !== null && isOwnSlug(slug) && orgId !== undefined && ownAnswer.isPending
  const known = formats && !isWaiting ? [...yours, ...formats] : []
  const format =
    (slug === null ? undefined : formatNamed(known, slug)) ?? (isWaiting ? undefined : formats?.[0])
  const base = format && baseOfFormat(format, isOwnSlug(format.slug))
  return { ...rest, base, format, copied: null }
}
