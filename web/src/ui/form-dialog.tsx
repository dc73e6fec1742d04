import { type ReactNode, type Ref, type SubmitEvent, useId } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

export interface FormDialogProps {
  title: string
  cancelLabel: string
  /** The text of the button that submits. */
  submitLabel: string
  busy: boolean
  formRef: Ref<HTMLFormElement>
  onSubmit: () => Promise<void>
  onClose: () => void
  /** The fields. */
  children: ReactNode
}

/** A dialog with a form; the form checks its fields itself, and says beside each what is wrong. */
export function FormDialog(props: FormDialogProps) {
  const { title, cancelLabel, submitLabel, busy, formRef, onSubmit, onClose, children } = props
  const formId = useId()
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!busy) void onSubmit()
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      closeLabel={cancelLabel}
      footer={
        <>
          <Button onClick={onClose}>{cancelLabel}</Button>
          <Button type="submit" form={formId} variant="primary" busy={busy}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={formId} ref={formRef} noValidate className="flex flex-col gap-5" onSubmit={submit}>
        {children}
      </form>
    </Dialog>
  )
}
