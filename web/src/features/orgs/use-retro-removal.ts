import type { BoardCard } from '@retropulse/contract/board'
import { useQueryClient } from '@tanstack/react-query'
import { focusSection } from '../../ui/section-head.tsx'
import { showToast } from '../../ui/toast.ts'
import { showFailure } from './failure.ts'
import { teamQuery } from './queries.ts'
import { deleteRetro, restoreRetro } from './retro-calls.ts'
import { t } from './retro-messages.ts'

/** A retro, as far as its way into the trash and back needs to know it. */
type Removable = Pick<BoardCard, 'id' | 'name'>

export interface RetroRemoval {
  /** Puts a retro into the trash, where it is for 30 days (D27); the toast takes that back. */
  readonly remove: (retro: Removable) => Promise<void>
  readonly restore: (retro: Removable) => Promise<void>
}

/** `focusOn`: the head that has the focus afterwards, since what had it is gone. */
export function useRetroRemoval(teamId: string, focusOn: string): RetroRemoval {
  const queries = useQueryClient()
  const { queryKey } = teamQuery(teamId)

  function show(change: (boards: readonly BoardCard[]) => readonly BoardCard[]): void {
    queries.setQueryData(queryKey, (team) => team && { ...team, boards: [...change(team.boards)] })
  }

  async function readAgain(): Promise<void> {
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
      show(() => answer.value)
      showToast(t('deleted', { retro: retro.name }), {
        action: { label: t('undo'), onAction: () => void restore(retro) },
      })
    } else showFailure(answer.problem)
    await readAgain()
  }

  return { remove, restore }
}
