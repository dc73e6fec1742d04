import type { BoardTrash } from '@retropulse/contract/board'
import { TRASH_MS } from '@retropulse/domain/orgs/team-rules'
import { useQuery } from '@tanstack/react-query'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { locale, wholeDay } from '../../lib/locale.ts'
import { Button } from '../../ui/button.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { InactiveItemsList } from '../../ui/inactive-items-list.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import { retroTrashQuery } from './retro-calls.ts'
import { t } from './retro-messages.ts'
import { useRetroRemoval } from './use-retro-removal.ts'

type DeletedRetro = BoardTrash['boards'][number]

/** The retros of a team that can be restored (TRASH-9); nothing without any. */
export function RetroTrash({ teamId }: { teamId: string }) {
  const { data, isError, refetch } = useQuery(retroTrashQuery(teamId))
  if (data === undefined && isError)
    return (
      <LoadFailure isCard text={t('trash.unreadable')} retry={t('retry')} onRetry={() => void refetch()} />
    )
  if (data === undefined || data.boards.length === 0) return null
  return <DeletedRetros teamId={teamId} retros={data.boards} focusOn="retros" />
}

export interface DeletedRetrosProps {
  /** Null: the user's own retros without a team (TRASH-11). */
  teamId: string | null
  retros: readonly DeletedRetro[]
  /** The id of the heading that gets the focus once a retro is restored. */
  focusOn: string
}

/** Deleted retros, each with Restore. */
export function DeletedRetros({ teamId, retros, focusOn }: DeletedRetrosProps) {
  return (
    <section aria-labelledby="retro-trash" className="flex flex-col gap-4">
      <SectionHead id="retro-trash" title={t('trash')} text={t('trash.text')} />
      <InactiveItemsList
        rows={retros.map((retro) => ({
          id: retro.id,
          icon: <Trash2 />,
          name: retro.name,
          text: t('trash.until', {
            date: locale.dayShort.format(retro.deletedAt),
            until: wholeDay(retro.deletedAt + TRASH_MS),
          }),
          end: <RestoreButton teamId={teamId} retro={retro} focusOn={focusOn} />,
        }))}
      />
    </section>
  )
}

interface RestoreButtonProps {
  teamId: string | null
  retro: DeletedRetro
  focusOn: string
}

function RestoreButton({ teamId, retro, focusOn }: RestoreButtonProps) {
  const { restore } = useRetroRemoval(teamId, focusOn)
  const [isBusy, setBusy] = useState(false)
  const bringBack = async () => {
    setBusy(true)
    await restore(retro)
    setBusy(false)
  }
  return (
    <Button
      size="sm"
      busy={isBusy}
      aria-label={t('restore.retro', { retro: retro.name })}
      onClick={() => void bringBack()}
    >
      {t('restore')}
    </Button>
  )
}
