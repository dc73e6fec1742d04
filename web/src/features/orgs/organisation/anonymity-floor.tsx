import type { Org } from '@retropulse/contract/orgs'
import { ANONYMITY_FLOOR_MAX, ANONYMITY_FLOOR_MIN } from '@retropulse/domain/kernel/anonymity-floor'
import { useId, useState } from 'react'
import type { SubmitEvent } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { SelectBox } from '../../../ui/select-box.tsx'
import { showToast } from '../../../ui/toast.ts'
import { changeOrg } from './org-calls.ts'
import { t } from './settings-messages.ts'
import { useOrgChange } from './use-org-change.ts'

const FLOORS = Array.from(
  { length: ANONYMITY_FLOOR_MAX - ANONYMITY_FLOOR_MIN + 1 },
  (_, index) => ANONYMITY_FLOOR_MIN + index,
)

/**
 * How many people have to answer before results are disclosed (ORG-13). A button saves it: lowering it does not show
 * what a higher floor hid (ANON-24).
 */
export function AnonymityFloor({ org }: { org: Org }) {
  const [chosen, choose] = useState<number | null>(null)
  const [isBusy, setBusy] = useState(false)
  const change = useOrgChange(org.id)
  const id = useId()
  const wanted = chosen ?? org.anonymityFloor
  const reason = wanted === org.anonymityFloor ? t('anonymity.unchanged') : undefined
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (reason !== undefined || isBusy) return
    setBusy(true)
    if (await change(changeOrg(org.id, { anonymityFloor: wanted }))) {
      choose(null)
      showToast(t('saved'), { tone: 'ok', id: 'saved' })
    }
    setBusy(false)
  }
  return (
    <form className="flex items-end gap-2" onSubmit={(event) => void submit(event)}>
      <Field id={id} label={t('anonymity.label')} className="min-w-0 flex-1">
        <SelectBox id={id} value={wanted} onChange={(event) => choose(Number(event.target.value))}>
          {FLOORS.map((floor) => (
            <option key={floor} value={floor}>
              {t('anonymity.people', { count: floor })}
            </option>
          ))}
        </SelectBox>
      </Field>
      <Button type="submit" busy={isBusy} disabledReason={isBusy ? undefined : reason}>
        {t('anonymity.save')}
      </Button>
    </form>
  )
}
