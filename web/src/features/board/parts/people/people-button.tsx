import type { Person } from '@retropulse/contract/board-room'
import { type AuthorId, asId, isUserId } from '@retropulse/domain/kernel/ids'
import { useLayoutEffect } from 'react'
import { AvatarStack } from '../../../../ui/avatar-stack.tsx'
import Users from 'lucide-react/icons/users'
import { separateTones, shareTones } from '../../../../ui/person-tone.ts'
import { t } from '../../model/messages.ts'
import { useBoardHandlers } from '../../model/board-handlers.ts'
import { useLive } from '../../model/board-store.ts'
import { useNarrow } from '../../model/use-narrow.ts'

/** The button 'Users online': at most eight faces, and the list behind it (PRESENCE-1, PRESENCE-6). */
export function PeopleButton() {
  const { show } = useBoardHandlers()
  const all = useLive((view) => view.people)
  const you = useLive((view) => view.you)
  const authors = useLive((view) => view.authors)
  const away = all.filter(({ isAway }) => isAway === true)
  const present = all.filter(({ isAway }) => isAway !== true)
  const isNarrow = useNarrow()
  useLayoutEffect(() => {
    const here = all.map(seedOf)
    // Without names only the account tells who the viewer is: it keeps its colour, and the others have different ones.
    if (you.isSignedIn && !you.seesAuthors) separateTones([...you.authorIds, ...here])
    else shareTones(here, Object.keys(authors), (seed) => isUserId(asId<AuthorId>(seed)))
  }, [you, all, authors])
  // The account beside it shows the viewer already.
  const others = [...present, ...away].filter(({ key }) => !you.isSignedIn || key !== you.key)
  return (
    <button
      type="button"
      aria-label={
        away.length === 0
          ? t('people.button', { count: present.length })
          : t('people.buttonAway', { count: present.length, away: away.length })
      }
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => show({ kind: 'people', anchor: currentTarget })}
      className="touch-target relative flex min-h-9 min-w-9 items-center rounded-full px-1 hover:bg-fill"
    >
      <span aria-hidden="true" className="pointer-events-none flex">
        {others.length === 0 && <Users className="mx-1.5 size-5 text-ink-soft" />}
        <AvatarStack
          label={t('people.title')}
          moreLabel={(count) => t('people.more', { count })}
          people={others.map((person) => ({
            id: seedOf(person),
            name: person.name ?? '',
            src: person.picture ?? undefined,
            isDimmed: person.isAway === true,
          }))}
          max={isNarrow ? 2 : 8}
          size={isNarrow ? 'sm' : 'md'}
        />
      </span>
    </button>
  )
}

/** The author id where it is known, so that a person has the same colour everywhere. */
function seedOf({ authorId, key }: Person): string {
  return authorId ?? key
}
