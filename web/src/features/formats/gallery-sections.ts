import { type Format, FORMAT_GROUPS, type FormatGroup } from '@retropulse/domain/board/formats/format'

/** What the gallery can be narrowed to. */
export type GalleryFilter = 'all' | 'season' | 'yours' | FormatGroup

export interface GallerySection {
  readonly id: Exclude<GalleryFilter, 'all'>
  readonly formats: readonly Format[]
}

/**
 * The sections of the gallery in their order (CREATE-30): formats of the organisation, those in season (1 is January),
 * then the groups. Each format is in one section only; empty sections are left out.
 */
export function gallerySections(
  formats: readonly Format[],
  yours: readonly Format[],
  month: number,
): readonly GallerySection[] {
  const inSeason = formats.filter(({ months }) => months.includes(month))
  const others = formats.filter((format) => !inSeason.includes(format))
  const sections: readonly GallerySection[] = [
    { id: 'yours', formats: yours },
    { id: 'season', formats: inSeason },
    ...FORMAT_GROUPS.map((group) => ({ id: group, formats: others.filter((one) => one.group === group) })),
  ]
  return sections.filter((section) => section.formats.length > 0)
}

/**
 * The sections narrowed to a filter and to a search: each of its words is in the name, a column or the sentence
 * (CREATE-30). A format in season is found in its own group too.
 */
export function narrowSections(
  sections: readonly GallerySection[],
  filter: GalleryFilter,
  search: string,
): readonly GallerySection[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return sections
    .map(({ id, formats }) => ({
      id,
      formats: formats.filter((format) => {
        const isOfFilter = filter === 'all' || filter === id || (id !== 'yours' && format.group === filter)
        return isOfFilter && mentions(format, words)
      }),
    }))
    .filter(({ formats }) => formats.length > 0)
}

function mentions({ name, sentence, columns }: Format, words: readonly string[]): boolean {
  const text = [name, sentence, ...columns.map((column) => column.name)].join('\n').toLowerCase()
  return words.every((word) => text.includes(word))
}
