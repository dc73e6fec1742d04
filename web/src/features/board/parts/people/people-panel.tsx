import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Popover } from '../../../../ui/popover.tsx'
import { t } from '../../model/messages.ts'
import { AnchorIn } from '../controls/menu-anchor.tsx'
import { closeTo } from '../controls/close-then-act.ts'
import { useBoardHandlers } from '../../model/board-handlers.ts'
import { useLive } from '../../model/board-store.ts'
import { AnonymousHandOver } from './anonymous-hand-over.tsx'
import { NameForm } from './name-form.tsx'
import { PeopleList, RemovedPeople } from './people-list.tsx'
import { StopFacilitating } from './stop-facilitating.tsx'
import { useLeaders } from './use-leaders.ts'

/** The panel 'Users online': the list, a guest's name, and handing the board over (PRESENCE-1, PRESENCE-5, LEAD-1). */
export function PeoplePanel({ anchor }: { anchor: HTMLElement }) {
  const { hide } = useBoardHandlers()
  const you = useLive((view) => view.you)
  const isAnonymous = useLive((view) => view.board.isAnonymous)
  const leaders = useLeaders()
  const [isNaming, setNaming] = useState(false)
  return (
    <Popover
      open
      isPhoneSheet
      onOpenChange={(isOpen) => isOpen || closeTo(hide, () => anchor.focus())}
      label={t('people.title')}
      align="end"
      trigger={<AnchorIn element={anchor} label={t('people.title')} />}
      className="w-80 p-2"
    >
      <h2 className="px-2 pt-1 pb-2 text-sm font-semibold">{t('people.title')}</h2>
      <PeopleList leaders={leaders} />
      {isAnonymous && you.isFacilitator && <AnonymousHandOver leaders={leaders} />}
      {you.isFacilitator && !isAnonymous && <RemovedPeople />}
      <StopFacilitating leaders={leaders} />
      {!you.isSignedIn && (
        <div className="mt-2 border-t border-line px-2 pt-3 pb-1">
          {isNaming ? (
            <NameForm name={you.name ?? ''} takesFocus onDone={() => setNaming(false)} />
          ) : (
            <Button size="sm" onClick={() => setNaming(true)}>
              {t('people.changeName')}
            </Button>
          )}
        </div>
      )}
    </Popover>
  )
}
