import { useQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { Link } from 'react-router'
import { buttonClass } from '../../ui/button-class.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import { personalRetrosQuery } from './retro-calls.ts'
import { RetroGrid } from './retro-grid.tsx'
import { t } from './retro-messages.ts'
import { DeletedRetros } from './retro-trash.tsx'

const HEAD = 'personal-retros'

export interface PersonalRetrosProps {
  /** The page leads to the start of a retro further up. */
  isStartAbove?: boolean
}

/** The user's retros without a team (CREATE-22); nothing without any. */
export function PersonalRetros({ isStartAbove = false }: PersonalRetrosProps) {
  const { data, isError, refetch } = useQuery(personalRetrosQuery)
  if (data === undefined && isError)
    return (
      <LoadFailure isCard text={t('personal.unreadable')} retry={t('retry')} onRetry={() => void refetch()} />
    )
  if (data === undefined || data.boards.length + data.trash.length === 0) return null
  return (
    <>
      <section aria-labelledby={HEAD} className="flex flex-col gap-4">
        <SectionHead
          id={HEAD}
          title={t('personal')}
          text={t(data.boards.length === 0 ? 'personal.empty' : 'personal.text')}
          action={
            !isStartAbove && (
              <Link to="/team/board/create?team=none" className={buttonClass({ size: 'sm' })}>
                <Plus aria-hidden="true" className="size-4" />
                {t('personal.start')}
              </Link>
            )
          }
        />
        {data.boards.length > 0 && <RetroGrid team={null} retros={data.boards} focusOn={HEAD} />}
      </section>
      {data.trash.length > 0 && <DeletedRetros teamId={null} retros={data.trash} focusOn={HEAD} />}
    </>
  )
}
