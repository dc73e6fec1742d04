import { clsx } from 'clsx'
import * as Radix from 'radix-ui/tabs'
import type { ReactNode } from 'react'

export interface TabsProps<Value extends string> {
  /** The accessible name of the tabs. */
  label: string
  value: Value
  onValueChange: (value: Value) => void
  tabs: readonly { value: Value; label: ReactNode; count?: number | undefined }[]
  /** The panels, one `TabPanel` for each. */
  children: ReactNode
  className?: string | undefined
}

/** Tabs over panels. On a narrow window the row of tabs scrolls sideways. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, value, onValueChange, tabs, children, className } = props
  const choose = (chosen: string) => {
    const tab = tabs.find((candidate) => candidate.value === chosen)
    if (tab) onValueChange(tab.value)
  }
  return (
    <Radix.Root value={value} onValueChange={choose} className={className}>
      <div className="border-b border-line">
        <Radix.List aria-label={label} className="-mx-1.5 flex gap-4 overflow-x-auto scrollbar-none">
          {tabs.map((tab) => (
            <Radix.Trigger key={tab.value} value={tab.value} className={tabClass}>
              {tab.label}
              {tab.count !== undefined && (
                <span className="rounded-full bg-fill px-1.5 text-xs text-ink-soft digits">{tab.count}</span>
              )}
            </Radix.Trigger>
          ))}
        </Radix.List>
      </div>
      {children}
    </Radix.Root>
  )
}

/** The panel of a tab; rendered only while its tab is chosen. */
export function TabPanel({
  value,
  className,
  children,
}: {
  value: string
  className?: string
  children: ReactNode
}) {
  return (
    <Radix.Content value={value} className={clsx('rounded-sm pt-4', className)}>
      {children}
    </Radix.Content>
  )
}

/** The focus ring goes inside, because the row clips its overflow. */
const tabClass = clsx(
  'touch-target relative flex h-10 shrink-0 items-center gap-2 rounded-sm px-1.5 text-sm font-medium whitespace-nowrap text-ink-soft',
  'transition-colors duration-fast hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:text-ink',
  'after:absolute after:inset-x-1.5 after:bottom-0 after:h-0.5 after:rounded-full after:bg-accent after:opacity-0 data-[state=active]:after:opacity-100',
)
