import { isSameColumns } from '@retropulse/domain/board/settings/decide'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { RefObject } from 'react'
import { type FormErrors, useFormErrors } from '../../../../lib/form-errors.ts'
import { showCallFailure } from '../../../../ui/failure-toast.ts'
import { showToast } from '../../../../ui/toast.ts'
import { useBoardStore } from '../../model/board-store.ts'
import { t } from './messages.ts'
import { saveSettings } from '../../model/use-board-summary.ts'
import {
  problemsOf,
  retypedColumns,
  type SettingsField,
  type TypedSettings,
  typedColumns,
  typedFrom,
  inputFrom,
} from './wanted-settings.ts'

export interface SettingsForm {
  readonly typed: TypedSettings
  readonly change: (part: Partial<TypedSettings>) => void
  readonly errors: FormErrors<SettingsField>
  readonly clear: (field: SettingsField) => void
  readonly formRef: RefObject<HTMLFormElement | null>
  readonly isSaving: boolean
  /** The last save failed: what stands above the buttons (BOARD-86). */
  readonly failure: string | undefined
  readonly save: () => Promise<void>
}

/** The form of the settings; what could not be saved stays typed (BOARD-19). */
export function useSettingsForm(onSaved: () => void): SettingsForm {
  const { session, get } = useBoardStore()
  const queries = useQueryClient()
  const [first] = useState(() => get().board)
  const [before, setBefore] = useState({ settings: typedFrom(first), columns: first.columns })
  const [typed, setTyped] = useState(before.settings)
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<string>()
  const { errors, formRef, show, clear } = useFormErrors<SettingsField>()
  const change = (part: Partial<TypedSettings>) => setTyped((known) => ({ ...known, ...part }))

  /** Shows the columns as others have changed them, with what was typed (BOARD-21). */
  const showChanged = () => {
    const { board } = get()
    setBefore({ settings: { ...before.settings, columns: typedColumns(board) }, columns: board.columns })
    change({ columns: retypedColumns(typed.columns, before.columns, board) })
    show({ 'column-0': t('changed') })
  }

  const save = async () => {
    const { id, columns } = get().board
    setFailure(undefined)
    if (!show(problemsOf(typed))) return
    const input = inputFrom(typed, before.settings, before.columns)
    // Columns are saved by their place, all at once: names that others have given since would be taken back (BOARD-21).
    if (input.columns !== undefined && !isSameColumns(columns, before.columns)) return showChanged()
    setSaving(true)
    const answer = await saveSettings(queries, id, input)
    setSaving(false)
    if (!answer.ok) {
      const { code } = answer.problem
      if (code === 'columns-changed') showChanged()
      else if (code === 'voting-running') show({ 'column-0': t('voting') })
      else {
        setFailure(t('failed'))
        showCallFailure(answer.problem)
      }
      return
    }
    if (typed.disableGifs !== before.settings.disableGifs)
      session.do({ type: 'set-gif-sharing', on: !typed.disableGifs })
    showToast(t('saved'), { tone: 'ok' })
    onSaved()
  }
  return { typed, change, errors, clear, formRef, isSaving, failure, save }
}
