import { useState } from 'react'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { Popover } from '../../../ui/popover.tsx'
import { t } from '../messages.ts'
import { AnchorIn } from '../overlay/anchor-in.tsx'
import { closeTo } from '../overlay/close-to.ts'
import { useBoardActions } from '../view/board-actions.ts'
import { useLive } from '../view/board-store.ts'
import { NameForm } from './name-form.tsx'

/** Everybody who is here; guests change their name in it. */
export function PeoplePanel({ anchor }: { anchor: HTMLElement }) {
  const { hide } = useBoardActions()
  const people = useLive((view) => view.people)
  const you = useLive((view) => view.you)
  const [isNaming, setNaming] = useState(false)
  return (
    <Popover
      open
      onOpenChange={(isOpen) => isOpen || closeTo(hide, () => anchor.focus())}
      label={t('people.title')}
      align="end"
      trigger={<AnchorIn element={anchor} label={t('people.title')} />}
      className="w-72 p-2"
    >
      <h2 className="px-2 pt-1 pb-2 text-sm font-semibold">{t('people.title')}</h2>
      {people.length === 0 && <p className="px-2 pb-2 text-sm text-ink-soft">{t('people.none')}</p>}
      <ul className="max-h-80 overflow-y-auto overscroll-contain">
        {people.map(({ key, name, picture, authorId }) => {
          const shown = name ?? t('people.anonymous')
          return (
            <li key={key} className="flex items-center gap-3 px-2 py-1.5">
              <Avatar decorative name={name ?? ''} seed={authorId ?? key} src={picture ?? undefined} />
              <span data-tooltip={shown} className="min-w-0 flex-1 truncate text-sm">
                <bdi>{key === you.key ? t('people.you', { name: shown }) : shown}</bdi>
              </span>
            </li>
          )
        })}
      </ul>
      {!you.isSignedIn && (
        <div className="mt-2 border-t border-line px-2 pt-3 pb-1">
          {isNaming ? (
            <NameForm name={you.name ?? ''} takesFocus onDone={() => setNaming(false)} />
          ) : (
            <Button size="sm" variant="quiet" className="-ms-3" onClick={() => setNaming(true)}>
              {t('people.changeName')}
            </Button>
          )}
        </div>
      )}
    </Popover>
  )
}
