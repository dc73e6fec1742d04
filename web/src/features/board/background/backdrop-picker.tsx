import { useState } from 'react'
import { TabPanel, Tabs } from '../../../ui/tabs.tsx'
import { ImageTab } from './image-tab.tsx'
import { LinkTab } from './link-tab.tsx'
import { t } from './messages.ts'
import type { SavingBackdrop } from './save-backdrop.ts'

/** What may lie under a board: the built-in pictures and a search, or somebody's own by its address (board.md §2). */
export function BackdropPicker(saving: SavingBackdrop) {
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
      // As tall with few results as with many, so that nothing jumps.
      className="min-h-[min(34rem,calc(100dvh-14rem))]"
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
