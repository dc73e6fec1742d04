import type { AddTeamMember } from '@retropulse/contract/teams'
import type { ActionItem } from '@retropulse/domain/board/action-items/action-item'
import { asId, type PersonId } from '@retropulse/domain/kernel/ids'
import { useQueryClient } from '@tanstack/react-query'
import { postJson } from '../../../../lib/api.ts'
import { Avatar } from '../../../../ui/avatar.tsx'
import { MenuItem, MenuLabel, MenuSeparator } from '../../../../ui/menu-items.tsx'
import { showToast } from '../../../../ui/toast.ts'
import type { Reader } from '../../model/reader.ts'
import { useBoardStore, useLive } from '../../model/board-store.ts'
import { t } from './messages.ts'
import { type Outsider, outsideTeam } from './outside-team.ts'
import type { TeamMembers } from './team-members.ts'

export interface AddToTeamProps {
  action: ActionItem
  reader: Reader
  team: TeamMembers
}

/**
 * Below the members of the team, participants who are not on it: a viewer who may edit members adds one of them and
 * assigns the action item in one step; all other viewers read who can add them (ACTION-14).
 */
export function AddToTeam({ action, reader, team }: AddToTeamProps) {
  const people = useLive((view) => view.people)
  const { outsiders, guests } = outsideTeam(people, team, reader.you)
  const addAndAssign = useAddAndAssign(action, team)
  if (outsiders.length === 0 && guests.count === 0) return null
  return (
    <>
      <MenuSeparator />
      <MenuLabel>{t('notInTeam')}</MenuLabel>
      {outsiders.map((outsider) => (
        <MenuItem
          key={outsider.id}
          // As far from the edge as the members above, which have room for a tick.
          icon={<span className="block size-4" />}
          disabled={!team.mayAdd}
          onSelect={() => void addAndAssign(outsider)}
        >
          <span className="flex min-w-0 items-center gap-2">
            <Avatar
              decorative
              size="xs"
              name={outsider.name}
              seed={outsider.id}
              src={outsider.picture ?? undefined}
            />
            <span dir="auto" className="min-w-0">
              {team.mayAdd ? t('addToTeam', { name: outsider.name }) : outsider.name}
            </span>
          </span>
        </MenuItem>
      ))}
      {outsiders.length > 0 && !team.mayAdd && <Hint>{askToAdd(team)}</Hint>}
      {guests.count > 0 && <Hint>{guestsHint(guests)}</Hint>}
    </>
  )
}

/** Adds a participant to the team, and assigns the action item once that is done. */
function useAddAndAssign(action: ActionItem, { teamId }: TeamMembers) {
  const queries = useQueryClient()
  const { session } = useBoardStore()
  const boardId = useLive((view) => view.board.id)
  return async ({ id, name }: Outsider) => {
    if (teamId === null) return
    const input: AddTeamMember = { id: asId<PersonId>(id), boardId }
    const answer = await postJson(`/api/team/${encodeURIComponent(teamId)}/member`, input)
    if (answer.ok) {
      session.do({ type: 'assign-action', actionId: action.id, assignee: id })
      showToast(t('addedToTeam', { name }), { tone: 'ok' })
      await queries.invalidateQueries({ queryKey: ['team', teamId] })
      return
    }
    const reasons: Readonly<Record<string, string>> = {
      'sso-required': t('addFailed.sso'),
      'unknown-member': t('addFailed.gone'),
      forbidden: t('addFailed.forbidden'),
    }
    showToast(t('addFailed', { name }), { text: reasons[answer.problem.code] ?? t('addFailed.other') })
  }
}

function askToAdd({ adminNames }: TeamMembers): string {
  const [first] = adminNames
  return first === undefined ? t('askAdminToAdd') : t('askToAdd', { name: first })
}

function guestsHint({ count, names }: { readonly count: number; readonly names: readonly string[] }): string {
  const [name] = names
  return count === 1 && name !== undefined ? t('guestNamed', { name }) : t('guests', { count })
}

function Hint({ children }: { children: string }) {
  return (
    <p className="max-w-xs px-2.5 in-[.phone-sheet]:max-sm:px-4 py-1.5 text-xs text-ink-soft">{children}</p>
  )
}
