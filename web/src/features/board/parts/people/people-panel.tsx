import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { t } from '../../model/messages.ts'
import { ToolPopover } from '../controls/tool-popover.tsx'
import { useLive } from '../../model/board-store.ts'
import { AnonymousHandOver } from './anonymous-hand-over.tsx'
import { NameForm } from './name-form.tsx'
import { PeopleList, RemovedPeople } from './people-list.tsx'
import { StopFacilitating } from './stop-facilitating.tsx'
import { useLeaders } from './use-leaders.ts'

/** The panel 'Users online': the list, a guest's name, and handing the board over (PRESENCE-1, PRESENCE-5, LEAD-1). */
export function PeoplePanel({ anchor }: { anchor: HTMLElement }) {
  const you = useLive((view) => view.you)
  const isAnonymous = useLive((view) => view.board.isAnonymous)
  const leaders = useLeaders()
  const [isNaming, setNaming] = useState(false)
  return (
    <ToolPopover anchor={anchor} title={t('people.title')}>
      <div className="-mx-2">
        <PeopleList leaders={leaders} />
        {isAnonymous && you.isFacilitator && <AnonymousHandOver leaders={leaders} />}
        {you.isFacilitator && !isAnonymous && <RemovedPeople />}
        <StopFacilitating leaders={leaders} />
        {!you.isSignedIn && (
          <div className="mx-2 mt-2 border-t border-line pt-3 pb-1">
            {isNaming ? (
              <NameForm name={you.name ?? ''} takesFocus onDone={() => setNaming(false)} />
            ) : (
              <Button size="sm" onClick={() => setNaming(true)}>
                {t('people.changeName')}
              </Button>
            )}
          </div>
        )}
      </div>
    </ToolPopover>
  )
}
