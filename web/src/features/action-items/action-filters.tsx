import type { TeamActions } from '@retropulse/contract/actions'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ListFilter from 'lucide-react/icons/list-filter'
import { useState } from 'react'
import { usePhone } from '../../lib/use-phone.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { MenuChoice } from '../../ui/menu-items.tsx'
import { MenuOnDemand } from '../../ui/menu-on-demand.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import type { Member } from './changed-lists.ts'
import { t } from './messages.ts'
import type { FilterPlace } from './use-filter.ts'

export interface ActionFiltersProps {
  place: FilterPlace
  members: readonly Member[]
  /** The id of the user. */
  own: string | undefined
  /** Whether the team has held retros; which of them have action items is known once those are loaded. */
  hasRetros: boolean
  retros: TeamActions['retros']
  /** How many action items are overdue, of those that the other filters leave; null: unknown. */
  overdueCount: number | null
}

/** The filters over a team's action items (ACTION-26); on a phone all but the state are in a sheet. */
export function ActionFilters({ place, members, own, hasRetros, retros, overdueCount }: ActionFiltersProps) {
  const { filter, isNarrowed, set, clear } = place
  const [isOpen, setOpen] = useState(false)
  const isPhone = usePhone()
  const assignees = [
    { value: '', label: t('anybody') },
    { value: 'none', label: t('unassigned') },
    ...members.map(({ id, name }) => ({ value: id, label: id === own ? t('me') : name })),
  ]
  const boards = [
    { value: '', label: t('anyRetro') },
    ...retros.map(({ id, name }) => ({ value: id, label: name })),
  ]
  const overdue = (
    <Button
      aria-pressed={filter.overdue !== undefined}
      onClick={() => set({ overdue: filter.overdue === undefined ? '1' : '' })}
      className="aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-ink"
    >
      {t('overdueOnly')}
      {/* Its place is there before the number is known, so that the filters beside keep theirs. */}
      <span className="min-w-6 rounded-full bg-fill px-1.5 text-center text-xs text-ink-soft digits empty:invisible">
        {overdueCount}
      </span>
    </Button>
  )
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Segmented
        label={t('state')}
        value={filter.status ?? 'all'}
        onValueChange={(status) => set({ status: status === 'open' ? '' : status })}
        options={[
          { value: 'open', label: t('open') },
          { value: 'done', label: t('done') },
          { value: 'all', label: t('all') },
        ]}
      />
      {isPhone ? (
        <Button
          aria-haspopup="dialog"
          icon={<ListFilter aria-hidden="true" className="size-4" />}
          onClick={() => setOpen(true)}
        >
          {isNarrowed ? t('filter.some', { count: countOf(filter) }) : t('filter')}
        </Button>
      ) : (
        <>
          <Choice
            label={t('assignee')}
            value={filter.assignee ?? ''}
            onChange={(assignee) => set({ assignee })}
            options={assignees}
          />
          {hasRetros && (
            <Choice
              label={t('retro')}
              value={filter.board ?? ''}
              onChange={(board) => set({ board })}
              options={boards}
            />
          )}
          {overdue}
        </>
      )}
      <Dialog
        open={isOpen && isPhone}
        onOpenChange={setOpen}
        title={t('filter')}
        closeLabel={t('close')}
        footer={
          <>
            {isNarrowed && (
              <Button variant="quiet" className="-ms-4 me-auto" onClick={clear}>
                {t('clear')}
              </Button>
            )}
            <Button variant="primary" onClick={() => setOpen(false)}>
              {t('filter.show')}
            </Button>
          </>
        }
      >
        <div className="flex flex-col gap-4">
          <SelectField
            label={t('assignee')}
            value={filter.assignee ?? ''}
            onValueChange={(assignee) => set({ assignee })}
            options={assignees.map(named)}
          />
          {hasRetros && (
            <SelectField
              label={t('retro')}
              value={filter.board ?? ''}
              onValueChange={(board) => set({ board })}
              options={boards.map(named)}
            />
          )}
          <div>{overdue}</div>
        </div>
      </Dialog>
    </div>
  )
}

function named({ value, label }: { value: string; label: string }) {
  return { value, name: label }
}

/** The number of filters that are set beside the state. */
function countOf({ assignee, board, overdue }: FilterPlace['filter']): number {
  return [assignee, board, overdue].filter((one) => one !== undefined).length
}

interface ChoiceProps {
  label: string
  value: string
  onChange: (value: string) => void
  options: readonly { value: string; label: string }[]
}

/** A choice among many options, behind a button that names the chosen one. */
function Choice({ label, value, onChange, options }: ChoiceProps) {
  const chosen = options.find((option) => option.value === value)
  return (
    <MenuOnDemand
      title={label}
      trigger={
        <Button aria-label={`${label}: ${chosen?.label ?? value}`}>
          <span className="text-ink-faint">{label}</span>
          <span dir="auto" className="max-w-36 truncate">
            {chosen?.label ?? value}
          </span>
          <ChevronDown aria-hidden="true" className="size-4 text-ink-faint" />
        </Button>
      }
    >
      <MenuChoice value={value} onValueChange={onChange} options={options} />
    </MenuOnDemand>
  )
}
