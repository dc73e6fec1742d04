import type { Miniature } from '@retropulse/contract/insights'
import { toneOf } from '@retropulse/domain/board/mood/mood'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import EyeOff from 'lucide-react/icons/eye-off'
import Frown from 'lucide-react/icons/frown'
import Meh from 'lucide-react/icons/meh'
import Smile from 'lucide-react/icons/smile'
import { locale } from '../../lib/locale.ts'
import { hueOfMood } from '../../lib/mood-hue.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { t } from './retro-messages.ts'

const FACES = { high: Smile, middle: Meh, low: Frown } as const

/** What came of a retro: its mood and its open action items, or that its notes are hidden for now. */
export function RetroOutcome({ miniature }: { miniature: Miniature | null | undefined }) {
  // The line keeps its height while it is loaded.
  if (miniature === undefined || miniature === null) return <span className="h-5" />
  const { isMasked, moodScore, openActions } = miniature
  const Face = FACES[toneOf(moodScore ?? 0)]
  const score = locale.number.format(Math.round((moodScore ?? 0) * 10) / 10)
  return (
    <span className="flex min-h-5 flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft digits">
      {isMasked && (
        <span className="flex items-center gap-1">
          <EyeOff aria-hidden="true" className="size-3.5 text-ink-faint" />
          {t('masked')}
        </span>
      )}
      {moodScore !== null && (
        <span data-hue={hueOfMood(moodScore)} className="flex items-center gap-1">
          <Face aria-hidden="true" className="size-4 text-hue-ink" />
          <VisuallyHidden>{t('mood', { score })}</VisuallyHidden>
          <span aria-hidden="true">{score}</span>
        </span>
      )}
      {openActions > 0 && (
        <span className="flex items-center gap-1 whitespace-nowrap">
          <CircleDashed aria-hidden="true" className="size-3.5 text-ink-faint" />
          {t('openActions', { count: openActions })}
        </span>
      )}
    </span>
  )
}
