import type { Gif, GifProvider } from '@retropulse/domain/board/gifs/gif'
import { t } from './messages.ts'

const SERVICES = ['klipy', 'giphy'] as const

/** The marks that services ask for wherever their GIFs are listed (GIF-36); nothing for the built-in pack. */
export function GifMarks({ gifs, className = '' }: { gifs: readonly Gif[]; className?: string }) {
  const marks = marksOf(gifs)
  if (marks.length === 0) return null
  return <p className={`text-xs font-medium text-ink-soft ${className}`}>{marks.join(' · ')}</p>
}

/** The mark of each service that one of the GIFs comes from. */
export function marksOf(gifs: readonly Gif[]): readonly string[] {
  const providers = new Set<GifProvider>(gifs.map(({ provider }) => provider))
  return SERVICES.filter((service) => providers.has(service)).map((service) => t(`mark.${service}`))
}

/** What the empty search field says: the name of the service that is searched, as its terms ask (GIF-36). */
export function searchHint(provider: GifProvider): string {
  return provider === 'builtin' ? t('search') : t(`search.${provider}`)
}
