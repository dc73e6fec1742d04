import { type Ref, useRef, useState } from 'react'
import { focusList } from './focus-list.ts'
import { showToast } from './toast.ts'

/** The dialog that is open above a list of services. */
interface ServiceDialogs<Open> {
  readonly open: Open | undefined
  readonly setOpen: (open: Open) => void
  readonly close: () => void
  /** Closes the dialog of an act that succeeded, and says so once the list shows it. */
  readonly finish: (said: string) => Promise<void>
  /** For the list, which then takes the focus. */
  readonly list: Ref<HTMLDivElement>
}

/** Keeps which dialog is open above a list of services. `reload` resolves once the list is up to date. */
export function useServiceDialogs<Open>(reload: () => Promise<unknown>): ServiceDialogs<Open> {
  const [open, setOpen] = useState<Open>()
  const list = useRef<HTMLDivElement>(null)
  return {
    open,
    setOpen,
    close: () => setOpen(undefined),
    async finish(said) {
      // The answer may come when its dialog was left, and another one is open.
      setOpen((now) => (now === open ? undefined : now))
      // Who reads that it is done finds it in the list.
      await reload()
      showToast(said, { tone: 'ok' })
      focusList(list.current)
    },
    list,
  }
}
