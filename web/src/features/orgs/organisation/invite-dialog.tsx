import { useId } from 'react'
import { FormAlert } from '../../../lib/form-alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { t } from './messages.ts'
import { RoleChoice } from './role-choice.tsx'
import { useInviteForm } from './use-invite-form.ts'

export interface InviteDialogProps {
  orgId: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

/**
 * Asks for email addresses and a role (INVITE-8). The addresses are kept until they are sent (SHELL-66).
 */
export function InviteDialog({ orgId, open, onOpenChange }: InviteDialogProps) {
  const form = useInviteForm(orgId, () => onOpenChange(false))
  const { typed, role, isForAnyone, count, isBusy, errors, formRef, submit } = form
  const formId = useId()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('invite.title')}
      description={t('invite.text')}
      closeLabel={t('close')}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{t('cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" busy={isBusy}>
            {t('invite.send', { count })}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        ref={formRef}
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => void submit(event)}
      >
        <TextArea
          label={t('invite.emails')}
          hint={t('invite.emails.hint')}
          error={errors.emails}
          value={typed}
          required
          dir="ltr"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={(event) => form.type(event.target.value)}
        />
        <RoleChoice value={role} onValueChange={form.setRole} />
        <Checkbox
          label={t('invite.anyone')}
          hint={t('invite.anyone.hint')}
          checked={isForAnyone}
          onCheckedChange={form.setForAnyone}
        />
        <FormAlert text={errors.form} />
      </form>
    </Dialog>
  )
}
