import type { BoardCard } from '@retropulse/contract/board'
import { useQueryClient } from '@tanstack/react-query'
import { focusSection } from '../../ui/section-head.tsx'
import { showToast } from '../../ui/toast.ts'
import { showFailure } from './show-failure.ts'
import { teamQuery } from './queries.ts'
import { deleteRetro, personalRetrosQuery, restoreRetro } from './retro-calls.ts'
import { t } from './retro-messages.ts'

/** The fields of a retro that deleting and restoring need. */
type Removable = Pick<BoardCard, 'id' | 'name'>

export interface RetroRemoval {
  /** Moves a retro to the trash for 30 days; the toast has Undo (TRASH-8). */
  readonly remove: (retro: Removable) => Promise<void>
  readonly restore: (retro: Removable) => Promise<void>
}

/**
 * `teamId`: null for the user's own retros without a team (TRASH-11). `focusOn`: the id of the heading that gets the
 * focus afterwards.
 */
export function useRetroRemoval(teamId: string | null, focusOn: string): RetroRemoval {
  const queries = useQueryClient()

  function show(change: (boards: readonly BoardCard[]) => readonly BoardCard[]): void {
    if (teamId === null)
      queries.setQueryData(
        personalRetrosQuery.queryKey,
        (own) => own && { ...own, boards: [...change(own.boards)] },
      )
    else
      queries.setQueryData(
        teamQuery(teamId).queryKey,
        (team) => team && { ...team, boards: [...change(team.boards)] },
      )
  }

  async function readAgain(): Promise<void> {
    if (teamId === null) return queries.invalidateQueries(personalRetrosQuery)
    await Promise.all([
      queries.invalidateQueries({ queryKey: ['team', teamId] }),
      queries.invalidateQueries({ queryKey: ['org'] }),
    ])
  }

  async function restore(retro: Removable): Promise<void> {
    const answer = await restoreRetro(teamId, retro.id)
    if (answer.ok) showToast(t('restored', { retro: retro.name }), { tone: 'ok' })
    else showFailure(answer.problem)
    await readAgain()
    focusSection(focusOn)
  }

  async function remove(retro: Removable): Promise<void> {
    show((boards) => boards.filter(({ id }) => id !== retro.id))
    focusSection(focusOn)
    const answer = await deleteRetro(teamId, retro.id)
    if (answer.ok) {
      const others = answer.value
      if (others !== undefined) show(() => others)
      showToast(t('deleted', { retro: retro.name }), {
        action: { label: t('undo'), onAction: () => void restore(retro) },
      })
    } else showFailure(answer.problem)
    await readAgain()
  }

  return { remove, restore }
}
