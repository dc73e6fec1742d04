import Search from 'lucide-react/icons/search'
import { useState } from 'react'
import { TextField } from '../../ui/text-field.tsx'
import { t } from './messages.ts'
import { PhotoResults } from './photo-results.tsx'
import type { SavingBackdrop } from '../../lib/picture-address.ts'
import { BackgroundGrid } from './background-grid.tsx'
import { useSettled } from '../../lib/use-settled.ts'

/** The built-in backgrounds, replaced by search results once a term is typed (BG-1, BG-10). */
export function ImageTab(saving: SavingBackdrop) {
  const [typed, setTyped] = useState('')
  const { settled: term } = useSettled(typed.trim())
  return (
    <>
      <TextField
        type="search"
        label={t('search')}
        labelHidden
        placeholder={t('search')}
        icon={<Search aria-hidden="true" className="size-4" />}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        className="mb-4"
      />
      {term === '' ? <BackgroundGrid {...saving} /> : <PhotoResults key={term} term={term} {...saving} />}
    </>
  )
}
