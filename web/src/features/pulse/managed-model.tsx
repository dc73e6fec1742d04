import type { PulseModel } from '@retropulse/contract/pulse'
import Pencil from 'lucide-react/icons/pencil'
import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '../../ui/button-class.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Switch } from '../../ui/switch.tsx'
import { t } from './messages.ts'
import { ModelCard } from './model-card.tsx'
import type { useModels } from './use-models.ts'

export interface ManagedModelProps {
  model: PulseModel
  models: ReturnType<typeof useModels>
}

/** A survey with the controls of those who manage models: enabled or not, changed, deleted (PULSE-5). */
export function ManagedModel({ model, models }: ManagedModelProps) {
  const { id, title, enabled } = model
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    await models.remove(model)
    setBusy(false)
    setAsking(false)
  }
  return (
    <>
      <ModelCard
        model={model}
        acts={
          <>
            <Link
              to={`/pulse/create?${new URLSearchParams({ model: id }).toString()}`}
              aria-label={t('model.edit', { title })}
              data-tooltip={t('model.edit', { title })}
              className={buttonClass({ variant: 'quiet', square: true })}
            >
              <Pencil aria-hidden="true" className="size-4" />
            </Link>
            <IconButton
              label={t('model.delete', { title })}
              icon={<Trash className="size-4" />}
              onClick={() => setAsking(true)}
            />
          </>
        }
        foot={
          <Switch
            label={t('model.switch')}
            hint={t(enabled ? 'model.enabled' : 'model.disabled')}
            checked={enabled}
            onCheckedChange={(wanted) => void models.toggle(model, wanted)}
          />
        }
      />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('delete.title', { title })}
        description={t('delete.text')}
        confirmLabel={t('delete.do')}
        cancelLabel={t('cancel')}
        busy={isBusy}
        onConfirm={() => void remove()}
      />
    </>
  )
}
