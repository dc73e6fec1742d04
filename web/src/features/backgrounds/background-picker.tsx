import { useState } from 'react'
import { TabPanel, Tabs } from '../../ui/tabs.tsx'
import { LinkTab } from './link-tab.tsx'
import { t } from './messages.ts'
import type { SavingBackdrop } from '../../lib/picture-address.ts'
import Search from 'lucide-react/icons/search'
import { TextField } from '../../ui/text-field.tsx'
import { PhotoResults } from './photo-results.tsx'
import { BackgroundGrid } from './background-grid.tsx'
import { useDebouncedText } from '../../lib/use-debounced-text.ts'

/** Chooses a background: a built-in one, one of the image search, or a picture by its address (BG-1, BG-3). */
export function BackgroundPicker(saving: SavingBackdrop) {
  const [tab, setTab] = useState<'image' | 'link'>(saving.current.backgroundUrl === null ? 'image' : 'link')
  return (
    <Tabs
      label={t('tabs')}
      value={tab}
      onValueChange={setTab}
      tabs={[
        { value: 'image', label: t('image') },
        { value: 'link', label: t('link') },
      ]}
      // As high with few results of a search as with many, and without a preview as with one, so that nothing jumps.
      className={
        tab === 'image'
          ? 'min-h-[calc(100dvh-11rem)] sm:min-h-[calc(100dvh-9.75rem)]'
          : 'min-h-[min(24rem,calc(100dvh-14rem))]'
      }
    >
      <TabPanel value="image">
        <ImageTab {...saving} />
      </TabPanel>
      <TabPanel value="link">
        <LinkTab {...saving} />
      </TabPanel>
    </Tabs>
  )
}

/** The built-in backgrounds, replaced by search results once a term is typed (BG-1, BG-10). */
function ImageTab(saving: SavingBackdrop) {
  const [typed, setTyped] = useState('')
  const { settled: term } = useDebouncedText(typed.trim())
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
