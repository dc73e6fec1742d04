import { useState } from 'react'
import { TabPanel, Tabs } from '../../ui/tabs.tsx'
import { ImageTab } from './image-tab.tsx'
import { LinkTab } from './link-tab.tsx'
import { t } from './messages.ts'
import type { SavingBackdrop } from '../../lib/picture-address.ts'

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
      // The same height with few results as with many, so that nothing jumps.
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
