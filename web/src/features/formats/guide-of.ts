import type { Format, FormatGroup } from '@retropulse/domain/board/formats/format'
import type { Guide, Guides } from './guides/guide.ts'

type Load = () => Promise<{ readonly guides: Guides }>

const FILES: Readonly<Record<FormatGroup, readonly Load[]>> = {
  classic: [() => import('./guides/review.ts'), () => import('./guides/habits.ts')],
  metaphor: [() => import('./guides/journeys.ts'), () => import('./guides/tales.ts')],
  team: [() => import('./guides/team.ts')],
  seasonal: [() => import('./guides/seasonal.ts')],
}

/** The guide to a format, from the texts of its group; null for a format that the operator added to the file. */
export async function guideOf({ slug, group }: Pick<Format, 'slug' | 'group'>): Promise<Guide | null> {
  const files = await Promise.all(FILES[group].map((load) => load()))
  for (const { guides } of files) {
    const guide = Object.hasOwn(guides, slug) ? guides[slug] : undefined
    if (guide) return guide
  }
  return null
}
