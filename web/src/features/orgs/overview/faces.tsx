import type { Face } from '@retropulse/contract/orgs'
import { AvatarStack } from '../../../ui/avatar-stack.tsx'
import { Avatar } from '../../../ui/avatar.tsx'
import { t } from './messages.ts'

/** Avatars in a narrow column: one with the name where there is room for it, several as a stack. */
export function Faces({ faces, label }: { faces: readonly Face[]; label: string }) {
  const [first, ...others] = faces
  if (first === undefined) return <span className="text-ink-faint">{t('people.none')}</span>
  if (others.length === 0)
    return (
      <span className="flex min-w-0 items-center gap-2">
        <Avatar name={first.name} seed={first.id} src={first.picture ?? undefined} size="sm" />
        <span aria-hidden="true" dir="auto" className="truncate max-lg:hidden">
          {first.name}
        </span>
      </span>
    )
  return (
    <AvatarStack
      people={faces.map(({ id, name, picture }) => ({ id, name, src: picture ?? undefined }))}
      label={label}
      moreLabel={(count) => t('people.more', { count })}
      size="sm"
      max={faces.length > STACKED_MAX ? STACKED_MAX - 1 : STACKED_MAX}
    />
  )
}

/** As many avatars, or one less and the number of the others, are as wide as the column on a phone. */
const STACKED_MAX = 3
