import type { Invite } from '@retropulse/contract/orgs'
import { clsx } from 'clsx'
import { useId } from 'react'
import { t } from './messages.ts'
import { ROLES, RoleLabel } from './role-label.tsx'

export interface RoleChoiceProps {
  value: Invite['role']
  onValueChange: (role: Invite['role']) => void
}

/** The role of an invitation; radio buttons to the keyboard. */
export function RoleChoice({ value, onValueChange }: RoleChoiceProps) {
  const name = useId()
  return (
    <fieldset className="grid gap-2 sm:grid-cols-2">
      <legend className="mb-1.5 text-sm font-medium">{t('invite.role')}</legend>
      {ROLES.map((role) => (
        <label
          key={role}
          className={clsx(
            'touch-target flex cursor-pointer items-start gap-3 rounded-md border px-3 py-2.5 text-sm transition-colors duration-fast',
            'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
            role === value ? 'border-accent bg-accent-soft/50' : 'border-line hover:border-line-strong',
          )}
        >
          <input
            type="radio"
            name={name}
            value={role}
            checked={role === value}
            onChange={() => onValueChange(role)}
            className="mt-px outline-none"
          />
          <span>
            <RoleLabel role={role} />
          </span>
        </label>
      ))}
    </fieldset>
  )
}
