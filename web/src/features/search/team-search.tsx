import { QUERY_MAX } from '@retropulse/domain/search/limits'
import Search from 'lucide-react/icons/search'
import { Suspense, useRef, useState } from 'react'
import { Kbd } from '../../ui/kbd.tsx'
import { lazyOnDemand } from '../../ui/lazy-component.ts'
import { TextField } from '../../ui/text-field.tsx'
import { t } from './messages.ts'
import { useSearchKeys } from './use-search-keys.ts'
import { useDebouncedText } from '../../lib/use-debounced-text.ts'

/** The list is needed only once something has been typed. */
const SearchResults = lazyOnDemand(async () => (await import('./search-results.tsx')).SearchResults)

/** The search field of a team, with the results below it, over the page (SEARCH-10). */
export function TeamSearch({ teamId }: { teamId: string }) {
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const { settled, settle } = useDebouncedText(typed.trim())
  const whole = useRef<HTMLElement>(null)
  const field = useRef<HTMLInputElement>(null)
  useSearchKeys({ whole, field, isOpen: isOpen && settled !== '', onClose: () => setOpen(false) })
  return (
    <search ref={whole} className="relative block lg:max-w-[calc(50%-0.5rem)]">
      <TextField
        ref={field}
        label={t('search')}
        labelHidden
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={QUERY_MAX}
        placeholder={t('search')}
        icon={<Search className="size-4" />}
        trailing={typed === '' && <SearchKey />}
        value={typed}
        onFocus={() => setOpen(true)}
        onChange={(event) => {
          setTyped(event.target.value)
          setOpen(true)
        }}
        onKeyDown={({ key, nativeEvent }) => {
          if (key === 'Enter' && !nativeEvent.isComposing) settle()
        }}
      />
      {isOpen && settled !== '' && (
        <Suspense>
          <SearchResults teamId={teamId} asked={settled} isWaiting={settled !== typed.trim()} />
        </Suspense>
      )}
    </search>
  )
}

/** The key that leads to the field, on devices with a keyboard. */
function SearchKey() {
  return (
    <span aria-hidden="true" className="pe-2 max-sm:hidden pointer-coarse:hidden">
      <Kbd>/</Kbd>
    </span>
  )
}
