import type { Org } from '@retropulse/contract/orgs'
import { TRASH_MS } from '@retropulse/domain/orgs/team-rules'
import { useQueryClient } from '@tanstack/react-query'
import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { locale, wholeDay } from '../../../lib/locale.ts'
import { userMetaQuery } from '../../../lib/session.ts'
import { Button } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/toast.ts'
import { showFailure } from '../show-failure.ts'
import { orgQuery } from '../queries.ts'
import { focusSection, SectionHead } from '../../../ui/section-head.tsx'
import { restoreTeam } from '../team/team-calls.ts'
import { t } from './messages.ts'
import { InactiveItemsList } from '../../../ui/inactive-items-list.tsx'

type DeletedTeam = Org['deletedTeams'][number]

/** The deleted teams that can be restored (TRASH-12). */
export function DeletedTeams({ org }: { org: Org }) {
  if (org.deletedTeams.length === 0) return null
  return (
    <section aria-labelledby="deleted-teams" className="flex flex-col gap-4">
      <SectionHead id="deleted-teams" title={t('deleted')} text={t('deleted.text')} />
      <InactiveItemsList
        rows={org.deletedTeams.map((team) => ({
          id: team.id,
          icon: <Trash />,
          name: team.name,
          text: t('deleted.until', {
            date: locale.dayShort.format(team.deletedAt),
            until: wholeDay(team.deletedAt + TRASH_MS),
          }),
          end: <RestoreButton team={team} orgId={org.id} />,
        }))}
      />
    </section>
  )
}

function RestoreButton({ team, orgId }: { team: DeletedTeam; orgId: string }) {
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const restore = async () => {
    setBusy(true)
    const answer = await restoreTeam(team.id)
    if (answer.ok) {
      showToast(t('restored', { team: team.name }), { tone: 'ok' })
      await Promise.all([
        queries.invalidateQueries({ queryKey: orgQuery(orgId).queryKey }),
        queries.invalidateQueries({ queryKey: userMetaQuery.queryKey }),
      ])
      focusSection('teams')
    } else showFailure(answer.problem)
    setBusy(false)
  }
  return (
    <Button
      size="sm"
      busy={isBusy}
      aria-label={t('restore.team', { team: team.name })}
      onClick={() => void restore()}
    >
      {t('restore')}
    </Button>
  )
}
