import { useRef, useState } from 'react'
import type { RefObject } from 'react'
import { flushSync } from 'react-dom'

/** What is wrong, by field; `form` is about the whole of it. */
export type FormErrors<Field extends string> = Partial<Record<Field | 'form', string | undefined>>

export interface FormErrorsState<Field extends string> {
  errors: FormErrors<Field>
  /** Goes on the <form>. */
  formRef: RefObject<HTMLFormElement | null>
  /** Shows errors and puts the focus on the first field that has one. Answers whether there were none. */
  show: (errors: FormErrors<Field>) => boolean
  /** Takes an error away, when its field is being corrected. */
  clear: (field: Field) => void
}

/** The errors of one form (design/ui.md: said beside the field, the first one focused, nothing typed is lost). */
export function useFormErrors<Field extends string>(): FormErrorsState<Field> {
  const [errors, setErrors] = useState<FormErrors<Field>>({})
  const formRef = useRef<HTMLFormElement>(null)
  return {
    errors,
    formRef,
    show(found) {
      // The field is marked in the document before it is looked for there.
      flushSync(() => setErrors(found))
      formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
      return Object.values(found).every((error) => error === undefined)
    },
    clear(field) {
      if (errors[field] !== undefined || errors.form !== undefined)
        setErrors((shown) => ({ ...shown, [field]: undefined, form: undefined }))
    },
  }
}
