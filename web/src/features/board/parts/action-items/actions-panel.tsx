import CircleCheck from 'lucide-react/icons/circle-check'
import ListChecks from 'lucide-react/icons/list-checks'
import { useState } from 'react'
import type { ActionItem } from '@retropulse/domain/board/action-items/action-item'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { SidePanel } from '../../../../ui/side-panel.tsx'
import { TabPanel, Tabs } from '../../../../ui/tabs.tsx'
import { useBoardHandlers } from '../../model/board-handlers.ts'
import { useLive } from '../../model/board-store.ts'
import { useReader } from '../../model/reader.ts'
import { actionLists } from './action-lists.ts'
import { useAskedTogether } from './action-marks.tsx'
import { ActionRow } from './action-row.tsx'
import { LastPulse, useLastPulse } from './last-pulse.tsx'
import { t } from './messages.ts'
import { NewActionForm } from './new-action-form.tsx'
import { useTeamMembers } from './team-members.ts'

/**
 * The Actions panel: open action items, those of earlier retros included, done ones (ACTION-9, ACTION-18), and what the
 * last pulse survey found (PULSE-72).
 */
export function ActionsPanel() {
  const { togglePanel } = useBoardHandlers()
  const [chosen, setTab] = useState<'open' | 'done' | 'pulse'>('open')
  const { open, done } = useLive((view) => actionLists(view.board.actions))
  const pulse = useLastPulse()
  const tab = chosen === 'pulse' && pulse === undefined ? 'open' : chosen
  return (
    <SidePanel title={t('title')} closeLabel={t('close')} onClose={() => togglePanel('actions')}>
      <div data-actions-panel className="pt-1">
        <NewActionForm onAdded={() => setTab('open')} />
        <Tabs
          label={t('tabs')}
          value={tab}
          onValueChange={setTab}
          tabs={[
            { value: 'open', label: t('open'), count: open.length },
            { value: 'done', label: t('done'), count: done.length },
            ...(pulse === undefined ? [] : [{ value: 'pulse' as const, label: t('pulse') }]),
          ]}
        >
          <TabPanel value="open">
            <ActionList label={t('open')} actions={open} />
            {open.length === 0 && (
              <EmptyState icon={<ListChecks />} title={t('noneOpen')} text={t('noneOpenText')} />
            )}
          </TabPanel>
          <TabPanel value="done">
            <ActionList label={t('done')} actions={done} />
            {done.length === 0 && (
              <EmptyState icon={<CircleCheck />} title={t('noneDone')} text={t('noneDoneText')} />
            )}
          </TabPanel>
          {pulse !== undefined && (
            <TabPanel value="pulse">
              <LastPulse survey={pulse} />
            </TabPanel>
          )}
        </Tabs>
      </div>
    </SidePanel>
  )
}

function ActionList({ label, actions }: { label: string; actions: readonly ActionItem[] }) {
  const reader = useReader()
  const team = useTeamMembers()
  const boardId = useLive((view) => view.board.id)
  const asked = useAskedTogether(actions)
  if (actions.length === 0) return null
  return (
    <ul aria-label={label} className="-mt-2">
      {actions.map((action) => (
        <ActionRow
          key={action.id}
          {...{ action, reader, team }}
          isEarlier={action.addedIn !== boardId}
          asked={asked.get(action.id)}
        />
      ))}
    </ul>
  )
}
