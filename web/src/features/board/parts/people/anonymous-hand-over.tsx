import { type AuthorId, asId } from '@retropulse/domain/kernel/ids'
import { useQueryClient } from '@tanstack/react-query'
import UserPlus from 'lucide-react/icons/user-plus'
import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { announce } from '../../../../ui/live-region.ts'
import { MenuItem } from '../../../../ui/menu-items.tsx'
import { Menu } from '../../../../ui/menu.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { useBoardStore, useLive } from '../../model/board-store.ts'
import { candidates } from './hand-over.ts'
import { t } from './messages.ts'
import { PersonRow } from './person-row.tsx'
import type { KnownLeaders, MadeFacilitator } from './use-leaders.ts'

/** Hands over a board that hides its authors: to members of the team, since the list has no names (LEAD-5). */
export function AnonymousHandOver({ leaders }: { leaders: KnownLeaders }) {
  const { session } = useBoardStore()
  const queries = useQueryClient()
  const [openId, setOpenId] = useState<string | null>(null)
  const boardId = useLive((view) => view.board.id)
  const { authorIds } = useLive((view) => view.you)
  const free = candidates(leaders)
  const others = leaders.facilitators.filter(({ id }) => authorIds.every((own) => own !== id))
  // The socket names no facilitators here: the list is updated at once, and read again once the server is done.
  const change = (facilitators: readonly MadeFacilitator[]) =>
    queries.setQueryData(['facilitators', boardId], { facilitators })
  const give = (one: MadeFacilitator) => {
    session.do({ type: 'give-facilitation', to: asId<AuthorId>(one.id) })
    change([...leaders.facilitators, one])
    announce(t('given', { name: one.name ?? t('nameless') }))
  }
  const take = (one: MadeFacilitator) => {
    session.do({ type: 'take-facilitation', from: asId<AuthorId>(one.id) })
    change(leaders.facilitators.filter(({ id }) => id !== one.id))
    announce(t('taken', { name: one.name ?? t('nameless') }))
  }
  return (
    <section className="mt-2 border-t border-line px-2 pt-3 pb-1">
      <h3 className="text-sm font-semibold">{t('handOver')}</h3>
      <p className="mt-0.5 mb-2 text-sm text-ink-soft">{t('handOverText')}</p>
      <ul className="-mx-2">
        {others.map((one) => (
          <PersonRow
            key={one.id}
            name={one.name ?? t('nameless')}
            bareName={one.name ?? ''}
            seed={one.id}
            picture={one.picture}
            isFacilitator
            handOver="take"
            isOpen={one.id === openId}
            onOpen={(isOpen) => setOpenId(isOpen ? one.id : null)}
            onHandOver={() => take(one)}
          />
        ))}
      </ul>
      {leaders.members.length > 0 && free.length === 0 && (
        <p className="text-sm text-ink-faint">{t('noCandidates')}</p>
      )}
      {leaders.isLoading && <Skeleton className="h-8 w-56 pointer-coarse:h-11" />}
      {free.length > 0 && (
        <Menu
          isPhoneSheet
          title={t('choose')}
          trigger={
            <Button size="sm" icon={<UserPlus aria-hidden="true" className="size-4" />}>
              {t('choose')}
            </Button>
          }
        >
          {free.map(({ id, profile }) => (
            <MenuItem key={id} onSelect={() => give({ id, ...profile })}>
              {profile.name}
            </MenuItem>
          ))}
        </Menu>
      )}
    </section>
  )
}
