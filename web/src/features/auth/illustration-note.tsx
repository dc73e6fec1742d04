import { clsx } from 'clsx'
import { t } from './messages.ts'

/** Emoji that every system draws alike, with the number of people who reacted with them. */
const REACTIONS = { agree: '👍', cheer: '🎉', heart: '❤️' }

export interface IllustrationNoteProps {
  text: string
  reaction?: keyof typeof REACTIONS
  reactions?: number
  votes?: number
  /** Whether it got the most votes. */
  isFirst?: boolean
  className?: string
}

/** A note in the picture of a retro, with its reactions and votes as a board shows them. */
export function IllustrationNote({
  text,
  reaction,
  reactions,
  votes = 0,
  isFirst = false,
  className,
}: IllustrationNoteProps) {
  return (
    <div
      className={clsx(
        'relative flex min-h-24 flex-col justify-between gap-3 rounded-md border border-hue-line bg-hue p-3 text-sm text-hue-ink',
        className,
      )}
    >
      <p>{text}</p>
      {/* The pills are higher than their line, which is as high as text. */}
      <div className="-mx-1 flex h-4 items-center gap-1 text-xs whitespace-nowrap digits">
        {reaction && (
          <span className="flex h-6 items-center gap-1 rounded-full border border-hue-edge px-1.5">
            <span className="text-sm leading-none">{REACTIONS[reaction]}</span>
            {reactions}
          </span>
        )}
        {isFirst && (
          <span className="flex h-6 items-center rounded-full bg-accent px-1.5 text-sm font-semibold text-on-accent">
            {t('scene.first')}
          </span>
        )}
        {votes > 0 && (
          <span className="ms-auto flex h-6 items-baseline gap-1 rounded-full border border-hue-line bg-raised px-2 leading-5.5 text-ink-soft">
            <span className="text-sm leading-[inherit] font-bold text-ink">{votes}</span>
            {t(votes === 1 ? 'scene.vote' : 'scene.votes')}
          </span>
        )}
      </div>
    </div>
  )
}
