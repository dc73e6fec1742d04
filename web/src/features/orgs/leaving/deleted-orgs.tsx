import { useQuery, useQueryClient } from '@tanstack/react-query'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { locale } from '../../../lib/locale.ts'
import { userMetaQuery } from '../../../lib/session.ts'
import { Button } from '../../../ui/button.tsx'
import { InactiveItemsList } from '../../../ui/inactive-items-list.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { SectionHead } from '../../../ui/section-head.tsx'
import { SettingsSection } from '../../../ui/settings-section.tsx'
import { showToast } from '../../../ui/toast.ts'
import { showFailure } from '../show-failure.ts'
import { type DeletedOrg, deletedOrgsQuery, restoreOrg } from './leaving-calls.ts'
import { t } from './messages.ts'

/**
 * The organisations that the user deleted and can restore (ORG-29); nothing without any. They are a section of a
 * settings page, or of another page.
 */
export function DeletedOrgs({ isSetting = false }: { isSetting?: boolean }) {
  const { data, isError, refetch } = useQuery(deletedOrgsQuery)
  if (data === undefined && isError)
    return (
      <LoadFailure
        isCard={isSetting}
        text={t('deleted.unreadable')}
        retry={t('retry')}
        onRetry={() => void refetch()}
      />
    )
  if (data === undefined || data.organisations.length === 0) return null
  const list = (
    <InactiveItemsList
      isInCard={isSetting}
      rows={data.organisations.map((org) => ({
        id: org.id,
        icon: <Trash2 />,
        name: org.name,
        text: t('deleted.until', { until: locale.dayOfYear.format(org.restorableUntil) }),
        end: <RestoreButton org={org} />,
      }))}
    />
  )
  if (isSetting)
    return (
      <SettingsSection
        id="account-deleted-orgs"
        title={t('deleted')}
        text={t('deleted.text')}
        value={t('deleted.value', { count: data.organisations.length })}
      >
        {list}
      </SettingsSection>
    )
  return (
    <section aria-labelledby="deleted-orgs" className="flex flex-col gap-4">
      <SectionHead id="deleted-orgs" title={t('deleted')} text={t('deleted.text')} />
      {list}
    </section>
  )
}

function RestoreButton({ org }: { org: DeletedOrg }) {
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const restore = async () => {
    setBusy(true)
    const answer = await restoreOrg(org.id)
    if (answer.ok) showToast(t('restored', { org: org.name }), { tone: 'ok' })
    else showFailure(answer.problem)
    await Promise.all([
      queries.invalidateQueries({ queryKey: userMetaQuery.queryKey }),
      queries.invalidateQueries({ queryKey: deletedOrgsQuery.queryKey }),
    ])
    setBusy(false)
  }
  return (
    <Button
      size="sm"
      busy={isBusy}
      aria-label={t('restore.org', { org: org.name })}
      onClick={() => void restore()}
    >
      {t('restore')}
    </Button>
  )
}
