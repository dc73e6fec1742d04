import type { SsoConnection } from '@retropulse/contract/sso'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { announce } from '../../ui/live-region.ts'
import { Switch } from '../../ui/switch.tsx'
import { showToast } from '../../ui/toast.ts'
import { t } from './messages.ts'
import { changeConnection, connectionsQuery } from './sso-calls.ts'

/** Enforces a connection (SSO-19, SSO-23). The switch goes back when the change fails. */
export function EnforcedSwitch({ orgId, connection }: { orgId: string; connection: SsoConnection }) {
  const queries = useQueryClient()
  const [wanted, setWanted] = useState<boolean | null>(null)
  const isOn = wanted ?? connection.isEnforced
  const proven = connection.domains.filter(({ isProven }) => isProven).map(({ name }) => name)
  const isLocked = proven.length === 0 && !isOn
  const change = async (enforced: boolean) => {
    setWanted(enforced)
    const answer = await changeConnection(orgId, connection.id, { enforced })
    if (answer.ok) {
      await queries.invalidateQueries({ queryKey: connectionsQuery(orgId).queryKey })
      announce(enforced ? t('isEnforced', { domains: proven.join(', ') }) : t('isOptional'))
    } else showToast(t('failed'), { tone: 'danger' })
    setWanted(null)
  }
  return (
    <Switch
      label={t('enforced')}
      hint={t(proven.length === 0 ? 'enforced.unproven' : 'enforced.hint')}
      checked={isOn}
      disabled={isLocked || wanted !== null}
      onCheckedChange={(enforced) => void change(enforced)}
    />
  )
}
