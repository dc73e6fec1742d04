import { clsx } from 'clsx'
import { Avatar } from './avatar.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

export interface StackedPerson {
  id: string
  name: string
  src?: string | undefined
  /** Drawn faintly; what it means has to be said in words elsewhere. */
  isDimmed?: boolean | undefined
}

export interface AvatarStackProps {
  people: readonly StackedPerson[]
  /** What the list is, e.g. who is here; read out before the names. */
  label: string
  /** Names how many more there are; shown as +n. */
  moreLabel: (count: number) => string
  size?: 'sm' | 'md' | undefined
  /** The ground it stands on, drawn as a gap between the faces. Default: surface. */
  ground?: keyof typeof rings | undefined
  /** Faces drawn before the rest becomes a number. Default 8. */
  max?: number | undefined
}

const rings = { desk: 'ring-desk', surface: 'ring-surface', raised: 'ring-raised' }

/** People side by side, overlapping; at most eight faces, then +n. */
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
    <ul aria-label={label} className="flex items-center -space-x-1 rtl:space-x-reverse">
      {people.slice(0, max).map(({ id, name, src, isDimmed }) => (
        <li key={id} className={clsx('flex', ring)}>
          <Avatar
            {...{ name, src, size, seed: id }}
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
