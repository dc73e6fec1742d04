import { clsx } from 'clsx'
import { Link } from 'react-router'
import { defineMessages } from '../lib/messages.ts'
import { maySeePlans, type RoleInTeam } from '../lib/upgrade-hint.ts'
import { buttonClass, type ButtonSize, type ButtonVariant } from './button-class.ts'

const t = defineMessages({ compare: 'Compare plans' })

export interface ComparePlansProps {
  /** The role of the user. */
  role: RoleInTeam | null | undefined
  size?: ButtonSize
  variant?: ButtonVariant
  className?: string
}

/** The way on from a limit of the plan, for users who may choose the plan (PLAN-22, PLAN-55). */
export function ComparePlans({ role, size, variant = 'primary', className }: ComparePlansProps) {
  if (!maySeePlans(role)) return null
  return (
    <Link to="/plans" className={clsx(buttonClass({ variant, size }), className)}>
      {t('compare')}
    </Link>
  )
}
