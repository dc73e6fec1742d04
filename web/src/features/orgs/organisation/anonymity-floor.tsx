import type { Org } from '@retropulse/contract/orgs'
import { ANONYMITY_FLOOR_MAX, ANONYMITY_FLOOR_MIN } from '@retropulse/domain/kernel/anonymity-floor'
import { useId, useRef, useState } from 'react'
import type { SubmitEvent } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { SelectBox } from '../../../ui/select-box.tsx'
import { UnsavedNote } from '../../../lib/unsaved-note.tsx'
import { useUnsavedText } from '../../../lib/use-unsaved-text.ts'
import { showToast } from '../../../ui/toast.ts'
import { changeOrg } from './org-calls.ts'
import { t } from './settings-messages.ts'
import { useOrgChange } from './use-org-change.ts'

const FLOORS = Array.from(
  { length: ANONYMITY_FLOOR_MAX - ANONYMITY_FLOOR_MIN + 1 },
  (_, index) => ANONYMITY_FLOOR_MIN + index,
)

/**
 * How many people have to answer before results are disclosed (ORG-13). A button saves it, which comes with a choice
 * that differs: lowering the floor does not show what a higher one hid (ANON-24).
 */
export function AnonymityFloor({ org }: { org: Org }) {
  const saved = String(org.anonymityFloor)
  const { typed, type, isUnsaved, discard } = useUnsavedText(`anonymity-floor/${org.id}`, saved)
  const [isBusy, setBusy] = useState(false)
  const change = useOrgChange(org.id)
  const id = useId()
  const select = useRef<HTMLSelectElement>(null)
  const wanted = Number(typed)
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (!isUnsaved || isBusy) return
    setBusy(true)
    // The button goes once it has saved, and would take the focus with it.
    select.current?.focus()
    if (await change(changeOrg(org.id, { anonymityFloor: wanted })))
      showToast(t('saved'), { tone: 'ok', id: 'saved' })
    setBusy(false)
  }
  return (
    <form className="flex max-w-lg flex-col gap-2" onSubmit={(event) => void submit(event)}>
      <div className="flex items-end gap-2">
        <Field id={id} label={t('anonymity.label')} className="min-w-0 max-sm:flex-1 sm:w-56">
          <SelectBox ref={select} id={id} value={wanted} onChange={(event) => type(event.target.value)}>
            {FLOORS.map((floor) => (
              <option key={floor} value={floor}>
                {t('anonymity.people', { count: floor })}
              </option>
            ))}
          </SelectBox>
        </Field>
        {isUnsaved && (
          <Button type="submit" variant="primary" busy={isBusy}>
            {t('anonymity.save')}
          </Button>
        )}
      </div>
      <UnsavedNote isUnsaved={isUnsaved} onDiscard={discard} />
    </form>
  )
}
