import type { ActionItem } from '@retropulse/domain/board/action-items/action-item'
import { type ReactNode, useRef } from 'react'
import { useCutEdges } from '../../../../ui/use-cut-edges.ts'
import { useLive } from '../../model/board-store.ts'
import { useReader } from '../../model/reader.ts'
import { useAskedTogether } from '../action-items/action-marks.tsx'
import { ActionRow } from '../action-items/action-row.tsx'
import { NewActionForm } from '../action-items/new-action-form.tsx'
import { useTeamMembers } from '../action-items/team-members.ts'
import { t } from './messages.ts'

/** The action items of the framed note; one that is added here refers to it (DISCUSS-8). */
export function DiscussedActions({ actions }: { actions: readonly ActionItem[] }) {
  const reader = useReader()
  const team = useTeamMembers()
  const boardId = useLive((view) => view.board.id)
  const asked = useAskedTogether(actions)
  return (
    <div className="flex min-h-0 min-w-0 flex-col *:[form]:mb-0 *:[form]:shrink-0">
      <NewActionForm onAdded={nothing} />
      {actions.length === 0 && <p className="mt-2 text-xs text-ink-soft max-sm:hidden">{t('refersToIt')}</p>}
      {actions.length > 0 && (
        <Scrolled>
          {actions.map((action) => (
            <ActionRow
              key={action.id}
              isBrief
              {...{ action, reader, team }}
              isEarlier={action.addedIn !== boardId}
              asked={asked.get(action.id)}
            />
          ))}
        </Scrolled>
      )}
    </div>
  )
}

/** Goes on to the edge of the card, at which the item that has no room fades (DISCUSS-14). */
function Scrolled({ children }: { children: ReactNode }) {
  const list = useRef<HTMLUListElement>(null)
  useCutEdges(list, 'y')
  return (
    <ul
      ref={list}
      aria-label={t('actions')}
      className="-mb-4 min-h-0 scroll-py-9 overflow-y-auto overscroll-contain pb-4 fade-cut-ends [scrollbar-width:thin] max-sm:-mb-3 max-sm:pb-3"
    >
      {children}
    </ul>
  )
}

/** The new action item appears in the list by itself. */
function nothing(): void {}
