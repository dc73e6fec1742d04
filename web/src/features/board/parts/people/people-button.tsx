import type { Person } from '@retropulse/contract/board-room'
import { useLayoutEffect } from 'react'
import { AvatarStack } from '../../../../ui/avatar-stack.tsx'
import Users from 'lucide-react/icons/users'
import { PERSON_TONES, separateTones, spreadTones } from '../../../../ui/person-tone.ts'
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
  // The viewer comes first, and so has the same colour on every page.
  useLayoutEffect(() => {
    separateTones(you.authorIds)
    const here = [...you.authorIds, ...all.map(seedOf)]
    const known = [...new Set([...here, ...Object.keys(authors)])]
    // Those who are present come first where there are too few colours.
    if (known.length > PERSON_TONES) separateTones(here)
    spreadTones(known)
  }, [you.authorIds, all, authors])
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
