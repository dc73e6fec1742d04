import { clsx } from 'clsx'
import Heart from 'lucide-react/icons/heart'
import PartyPopper from 'lucide-react/icons/party-popper'
import ThumbsUp from 'lucide-react/icons/thumbs-up'

/** Icons, not emoji, which every system draws differently and some not at all. */
const REACTIONS = { agree: ThumbsUp, cheer: PartyPopper, heart: Heart }

export interface IllustrationNoteProps {
  text: string
  reaction?: keyof typeof REACTIONS
  reactions?: number
  votes?: number
  className?: string
}

/** A note in the picture of a retro. */
export function IllustrationNote({ text, reaction, reactions, votes = 0, className }: IllustrationNoteProps) {
  const Reaction = reaction && REACTIONS[reaction]
  return (
    <div
      className={clsx(
        'relative flex min-h-24 flex-col justify-between gap-3 rounded-md border border-hue-line bg-hue p-3 text-sm text-hue-ink',
        className,
      )}
    >
      <p>{text}</p>
      <div className="flex h-4 items-center justify-between text-xs text-hue-ink-soft digits">
        <span className="flex items-center gap-1">
          {Reaction && <Reaction className="size-3.5" />}
          {reactions}
        </span>
        <span className="flex gap-1">
          {Array.from({ length: votes }, (_, dot) => (
            <span key={dot} className="size-1.5 rounded-full bg-hue-ink-soft" />
          ))}
        </span>
      </div>
    </div>
  )
}
