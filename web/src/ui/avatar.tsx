import { clsx } from 'clsx'
import User from 'lucide-react/icons/user'
import { useState, useSyncExternalStore } from 'react'
import { initials } from './initials.ts'
import { onTones, personTone } from './person-tone.ts'

export interface AvatarProps {
  /** The accessible name, and the source of the initials; without a name a figure is drawn. */
  name: string
  /** The source of the colour, when names are not unique. Default: the name. */
  seed?: string | undefined
  /** The colour, where it depends on the people beside; by default that of the seed. */
  tone?: number | undefined
  src?: string | undefined
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl' | undefined
  /** The name stands beside the avatar: hidden from screen readers and without a tooltip. */
  decorative?: boolean | undefined
  className?: string | undefined
}

const sizes = {
  xs: 'size-5 text-[0.625rem]',
  sm: 'size-6 text-[0.6875rem]',
  md: 'size-8 text-xs',
  lg: 'size-12 text-base',
  xl: 'size-20 text-2xl',
}

/** A person: their picture, or initials on a colour of their own. */
export function Avatar({
  name,
  seed = name,
  tone,
  src,
  size = 'md',
  decorative = false,
  className,
}: AvatarProps) {
  const [broken, setBroken] = useState<string>()
  const own = useSyncExternalStore(onTones, () => personTone(seed))
  const letters = initials(name, size === 'xs' || size === 'sm' ? 1 : 2)
  return (
    <span
      data-person={tone ?? own}
      {...(decorative || name === ''
        ? { 'aria-hidden': true }
        : { role: 'img', 'aria-label': name, 'data-tooltip': name })}
      className={clsx(
        'inline-flex shrink-0 items-center justify-center overflow-hidden rounded-full bg-person font-semibold text-on-person outline-1 -outline-offset-1 outline-person-edge select-none',
        sizes[size],
        className,
      )}
    >
      {src && src !== broken ? (
        <img src={src} alt="" className="size-full object-cover" onError={() => setBroken(src)} />
      ) : (
        letters || <User className="size-1/2" strokeWidth={2.5} />
      )}
    </span>
  )
}
