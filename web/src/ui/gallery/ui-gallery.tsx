import PilcrowLeft from 'lucide-react/icons/pilcrow-left'
import PilcrowRight from 'lucide-react/icons/pilcrow-right'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { LiveRegion } from '../live-region.tsx'
import { Segmented } from '../segmented.tsx'
import { ColorSchemeSwitch } from '../color-scheme-switch.tsx'
import { ToastHost } from '../toast-host.tsx'
import { TooltipLayer } from '../tooltip-layer.tsx'
import { Actions } from './actions.tsx'
import { Colours } from './colours.tsx'
import { Data } from './data.tsx'
import { Forms } from './forms.tsx'
import { Overlays } from './overlays.tsx'
import { People } from './people.tsx'
import { Shapes } from './shapes.tsx'
import { States } from './states.tsx'
import * as Direction from 'radix-ui/direction'

/** Every primitive in every state, for development; renders its own tooltips, toasts and live regions. */
export function UiGallery() {
  const [dir, setDir] = useState<'ltr' | 'rtl'>('ltr')
  useEffect(() => {
    document.documentElement.dir = dir
  }, [dir])
  return (
    <ReadingDirection dir={dir}>
      <header className="sticky top-0 z-(--z-sticky) border-b border-line bg-desk">
        <div className="mx-auto flex max-w-3xl items-center justify-between gap-4 px-4 py-3 sm:px-8">
          <h1 className="flex-1 font-display text-lg font-semibold tracking-tight">Building blocks</h1>
          <Segmented
            label="Direction"
            value={dir}
            onValueChange={setDir}
            options={[
              { value: 'ltr', label: 'Left to right', icon: <PilcrowRight className="size-4" /> },
              { value: 'rtl', label: 'Right to left', icon: <PilcrowLeft className="size-4" /> },
            ]}
          />
          <ColorSchemeSwitch
            label="Theme"
            labels={{ system: 'Like the system', light: 'Light', dark: 'Dark' }}
          />
        </div>
      </header>
      <main className="mx-auto max-w-3xl px-4 py-8 sm:px-8">
        <Colours />
        <Shapes />
        <Actions />
        <Forms />
        <Overlays />
        <People />
        <Data />
        <States />
      </main>
      <TooltipLayer />
      <ToastHost label="Messages" />
      <LiveRegion />
    </ReadingDirection>
  )
}

/** Sets the reading direction of the primitives, for arrow keys and sides; the same as `dir` on <html>. */
function ReadingDirection({ dir, children }: { dir: 'ltr' | 'rtl'; children: ReactNode }) {
  return <Direction.Provider dir={dir}>{children}</Direction.Provider>
}
