import { clsx } from 'clsx'
import { Avatar } from './avatar.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

export interface StackedPerson {
  id: string
  name: string
  src?: string | undefined
  /** The colour of the avatar; by default that of the id. */
  tone?: number | undefined
  /** Drawn faintly; its meaning has to be said in words elsewhere. */
  isDimmed?: boolean | undefined
}

export interface AvatarStackProps {
  people: readonly StackedPerson[]
  /** The accessible name of the list, such as the people on the board; announced before the names. */
  label: string
  /** The accessible name of the number of the others, which is shown as +n. */
  moreLabel: (count: number) => string
  size?: 'sm' | 'md' | undefined
  /** The colour behind the stack, drawn as a gap between the avatars. Default: surface. */
  ground?: keyof typeof rings | undefined
  /** Avatars drawn before the others become a number. Default 8. */
  max?: number | undefined
}

const rings = { desk: 'ring-desk', surface: 'ring-surface', raised: 'ring-raised' }

/** Avatars side by side, overlapping; at most eight, then +n. */
export function AvatarStack({
  people,
  label,
  moreLabel,
  size = 'md',
  max = 8,
  ground = 'surface',
}: AvatarStackProps) {
  const more = people.length - max
  const ring = clsx('rounded-full ring-2', rings[ground])
  return (
    <ul aria-label={label} className="flex items-center -space-x-px rtl:space-x-reverse">
      {people.slice(0, max).map(({ id, name, src, tone, isDimmed }) => (
        <li key={id} className={clsx('flex', ring)}>
          <Avatar
            {...{ name, src, tone, size, seed: id }}
            {...(isDimmed === true && { className: 'opacity-50' })}
          />
        </li>
      ))}
      {more > 0 && (
        <li
          data-tooltip={moreLabel(more)}
          className={clsx(
            'flex items-center justify-center bg-fill-strong font-semibold text-ink digits',
            ring,
            size === 'md' ? 'h-8 min-w-8 px-1 text-xs' : 'h-6 min-w-6 px-1 text-[0.6875rem]',
          )}
        >
          <span aria-hidden="true">+{more}</span>
          <VisuallyHidden>{moreLabel(more)}</VisuallyHidden>
        </li>
      )}
    </ul>
  )
}
