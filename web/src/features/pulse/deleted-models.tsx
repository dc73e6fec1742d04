import type { OrgPulseModels } from '@retropulse/contract/pulse'
import { TRASH_MS } from '@retropulse/domain/orgs/team-rules'
import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { locale } from '../../lib/locale.ts'
import { Button } from '../../ui/button.tsx'
import { InactiveItemsList } from '../../ui/inactive-items-list.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import { t } from './messages.ts'
import type { useModels } from './use-models.ts'

type DeletedModel = OrgPulseModels['deletedModels'][number]
type Models = ReturnType<typeof useModels>

/** Deleted surveys that can be restored (PULSE-10). */
export function DeletedModels({ deleted, models }: { deleted: readonly DeletedModel[]; models: Models }) {
  if (deleted.length === 0) return null
  return (
    <section aria-labelledby="deleted-surveys" className="flex flex-col gap-4">
      <SectionHead id="deleted-surveys" title={t('deleted')} text={t('deleted.text')} />
      <InactiveItemsList
        rows={deleted.map((model) => ({
          id: model.id,
          icon: <Trash />,
          name: model.title,
          text: t('deleted.until', {
            date: locale.dayShort.format(model.deletedAt),
            until: locale.dayShort.format(model.deletedAt + TRASH_MS),
          }),
          end: <RestoreButton model={model} models={models} />,
        }))}
      />
    </section>
  )
}

function RestoreButton({ model, models }: { model: DeletedModel; models: Models }) {
  const [isBusy, setBusy] = useState(false)
  const restore = async () => {
    setBusy(true)
    await models.restore(model)
    setBusy(false)
  }
  return (
    <Button
      size="sm"
      busy={isBusy}
      aria-label={t('restore.label', { title: model.title })}
      onClick={() => void restore()}
    >
      {t('restore')}
    </Button>
  )
}
