import { useRef, useState } from 'react'
import type { RefObject } from 'react'
import { flushSync } from 'react-dom'

/** Errors by field; `form` is about the form as a whole. */
export type FormErrors<Field extends string> = Partial<Record<Field | 'form', string | undefined>>

export interface FormErrorsState<Field extends string> {
  errors: FormErrors<Field>
  /** The ref of the <form>. */
  formRef: RefObject<HTMLFormElement | null>
  /** Shows errors and puts the focus on the first field with one. Returns whether there were none. */
  show: (errors: FormErrors<Field>) => boolean
  /** Clears the error of a field that is being corrected. */
  clear: (field: Field) => void
}

/** The errors of one form (design/ui.md: beside the field, the first one focused, nothing typed is lost). */
export function useFormErrors<Field extends string>(): FormErrorsState<Field> {
  const [errors, setErrors] = useState<FormErrors<Field>>({})
  const formRef = useRef<HTMLFormElement>(null)
  return {
    errors,
    formRef,
    show(found) {
      // The field is marked in the document before it is searched for there.
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
