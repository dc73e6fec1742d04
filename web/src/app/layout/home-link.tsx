import { clsx } from 'clsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { rememberedTeam, teamPath } from '../../lib/place.ts'
import { useRemembered } from '../../lib/remembered.ts'
import { useProfile } from '../../lib/session.ts'
import { t } from '../messages.ts'
import { Logo } from './logo.tsx'
import { isSnowy } from './snow.ts'

/** The logo, which links to the page of the team visited last, otherwise to `/` (SHELL-1). */
export function HomeLink({ markOnly }: { markOnly: boolean }) {
  const team = useRemembered(rememberedTeam)
  const [snowy] = useState(() => isSnowy(new Date()))
  const to = useProfile() && team ? teamPath(team) : '/'
  return (
    <Link to={to} aria-label={t('home')} className="touch-target flex shrink-0 items-center gap-2 rounded-sm">
      <Logo snowy={snowy} className="size-7" />
      <span className={clsx('font-display text-lg font-semibold tracking-tight', markOnly && 'hidden')}>
        {t('product')}
      </span>
    </Link>
  )
}
