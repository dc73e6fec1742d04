import type { GifProvider } from '@retropulse/domain/board/gifs/gif'
import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { announce } from '../../../../ui/live-region.ts'
import { showToast } from '../../../../ui/toast.ts'
import { usePanelFocus } from '../../../../ui/use-panel-focus.ts'
import { focusAdd } from '../../model/focus-board.ts'
import { useBoardHandlers } from '../../model/board-handlers.ts'
import { useBoardStore, useLive } from '../../model/board-store.ts'
import { GifMarks, searchHint } from './gif-marks.tsx'
import { GifRow, useGifs } from './gif-row.tsx'
import { t } from './messages.ts'

/** Milliseconds without a key after which the term is searched for. */
const PAUSE_MS = 300

/** The GIF picker along the lower edge of the board (GIF-12); it stays open after a GIF was sent, for the next one. */
export function GifPanel() {
  const { togglePanel } = useBoardHandlers()
  const [typed, setTyped] = useState('')
  const [term, setTerm] = useState(() => defaultTerm(new Date()))
  const found = useGifs(term)
  const provider = useSearched(found.gifs[0]?.provider)
  const field = useRef<HTMLInputElement>(null)
  const panel = useRef<HTMLElement>(null)
  const close = () => togglePanel('gifs')
  // On touch devices the keyboard would cover the GIFs, so that the panel gets the focus and not the field.
  const first = matchMedia('(pointer: coarse)').matches ? panel : field
  usePanelFocus({ panel, first, onClose: close })
  useCloseWhenSwitchedOff(panel, close)
  useEffect(() => {
    const wanted = typed.trim() === '' ? defaultTerm(new Date()) : typed.trim()
    const timer = setTimeout(() => setTerm(wanted), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <aside
      ref={panel}
      tabIndex={-1}
      aria-label={t('title')}
      className="pointer-events-auto shrink-0 animate-fade-in border-t border-line bg-raised pb-3 outline-none sm:pb-[max(0.75rem,env(safe-area-inset-bottom))]"
    >
      <header className="flex items-center justify-between gap-2 px-4 py-2">
        <TextField
          ref={field}
          label={t('search')}
          labelHidden
          type="search"
          placeholder={searchHint(provider)}
          icon={<Search aria-hidden="true" className="size-4" />}
          value={typed}
          className="max-w-lg flex-1"
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <IconButton label={t('close')} icon={<X aria-hidden="true" className="size-5" />} onClick={close} />
      </header>
      <GifRow key={term} gifs={found} />
      <GifMarks gifs={found.gifs} className="px-4 pt-1 text-end" />
    </aside>
  )
}

/**
 * Closes the panel with a toast when GIF sharing is switched off; the button that opened it is gone, so that the focus
 * goes to the board (GIF-22).
 */
function useCloseWhenSwitchedOff(panel: RefObject<HTMLElement | null>, close: () => void): void {
  const { get } = useBoardStore()
  const isOff = useLive((view) => view.board.disableGifs)
  const onSwitchedOff = useEffectEvent(() => {
    const [first] = get().board.columns
    const hadFocus = panel.current?.contains(document.activeElement) ?? false
    showToast(t('switchedOff'), { id: 'gifs' })
    announce(t('switchedOff'), { key: 'gif' })
    close()
    if (hadFocus && first !== undefined) setTimeout(() => focusAdd(first.id))
  })
  useEffect(() => {
    if (isOff) onSwitchedOff()
  }, [isOff])
}

/** Who is searched: the provider of the GIFs that were found last, also while none are shown. */
function useSearched(provider: GifProvider | undefined): GifProvider {
  const [searched, setSearched] = useState<GifProvider>('builtin')
  if (provider !== undefined && provider !== searched) setSearched(provider)
  return provider ?? searched
}

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'party', 'thursday', 'friday', 'saturday']

/** The term before the participant types one: the weekday, on Wednesdays 'party' (GIF-14). */
export function defaultTerm(today: Date): string {
  return WEEKDAYS[today.getDay()] ?? 'party'
}
