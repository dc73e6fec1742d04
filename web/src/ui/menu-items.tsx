import { clsx } from 'clsx'
import Check from 'lucide-react/icons/check'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { Kbd } from './kbd.tsx'
import { menuSheetClass, useMenuParts } from './menu-parts.ts'
import { useNarrowWindow } from './use-narrow-window.ts'

export interface MenuItemProps {
  onSelect: () => void
  /** Decorative icon, 16 px. */
  icon?: ReactNode
  /** The key that does the same without the menu. */
  shortcut?: string | undefined
  tone?: 'neutral' | 'danger' | undefined
  disabled?: boolean | undefined
  children: ReactNode
}

/** An entry that does something. */
export function MenuItem({
  onSelect,
  icon,
  shortcut,
  tone = 'neutral',
  disabled = false,
  children,
}: MenuItemProps) {
  const { Item } = useMenuParts()
  return (
    <Item
      disabled={disabled}
      onSelect={onSelect}
      className={clsx(
        entryClass,
        tone === 'danger' &&
          'text-danger-ink data-highlighted:bg-danger-soft data-highlighted:text-danger-ink',
      )}
    >
      {icon && <span className={tone === 'danger' ? '' : 'text-ink-faint'}>{icon}</span>}
      <span className="line-clamp-2 min-w-0 flex-1 wrap-anywhere">{children}</span>
      {shortcut !== undefined && (
        <span className="pointer-coarse:hidden">
          <Kbd>{shortcut}</Kbd>
        </span>
      )}
    </Item>
  )
}

export interface MenuCheckItemProps {
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  disabled?: boolean | undefined
  children: ReactNode
}

/** An entry that is on or off. */
export function MenuCheckItem({ children, disabled = false, ...rest }: MenuCheckItemProps) {
  const { CheckboxItem, ItemIndicator } = useMenuParts()
  return (
    <CheckboxItem {...rest} disabled={disabled} className={entryClass}>
      <Tick indicator={ItemIndicator} />
      <span className="flex-1 truncate">{children}</span>
    </CheckboxItem>
  )
}

export interface MenuChoiceProps<Value extends string> {
  value: Value
  onValueChange: (value: Value) => void
  options: readonly { value: Value; label: ReactNode }[]
}

/** A choice of one among several. */
export function MenuChoice<Value extends string>({ value, onValueChange, options }: MenuChoiceProps<Value>) {
  const { RadioGroup, RadioItem, ItemIndicator } = useMenuParts()
  const choose = (chosen: string) => {
    const option = options.find((candidate) => candidate.value === chosen)
    if (option) onValueChange(option.value)
  }
  return (
    <RadioGroup value={value} onValueChange={choose}>
      {options.map((option) => (
        <RadioItem key={option.value} value={option.value} className={entryClass}>
          <Tick indicator={ItemIndicator} />
          <span className="flex-1 truncate">{option.label}</span>
        </RadioItem>
      ))}
    </RadioGroup>
  )
}

/** An entry that opens further entries. */
export function MenuSub({
  label,
  icon,
  children,
}: {
  label: ReactNode
  icon?: ReactNode
  children: ReactNode
}) {
  const { Sub, SubTrigger, SubContent, Portal } = useMenuParts()
  // A submenu has no room beside the menu: its entries stand in the menu itself, under their label.
  if (useNarrowWindow()) {
    return (
      <>
        <MenuSeparator />
        <MenuLabel>{label}</MenuLabel>
        {children}
        <MenuSeparator />
      </>
    )
  }
  return (
    <Sub>
      <SubTrigger className={clsx(entryClass, 'data-[state=open]:bg-fill')}>
        {icon && <span className="text-ink-faint">{icon}</span>}
        <span className="flex-1 truncate">{label}</span>
        <ChevronRight aria-hidden="true" className="size-4 text-ink-faint rtl:-scale-x-100" />
      </SubTrigger>
      <Portal>
        <SubContent sideOffset={4} collisionPadding={8} className={menuSheetClass}>
          {children}
        </SubContent>
      </Portal>
    </Sub>
  )
}

/** The label of the entries below it. */
export function MenuLabel({ children }: { children: ReactNode }) {
  const { Label } = useMenuParts()
  return (
    <Label className="px-2.5 in-[.phone-sheet]:max-sm:px-4 pt-2 pb-1 text-xs font-medium text-ink-faint">
      {children}
    </Label>
  )
}

/** A line between entries; one without entries on both sides is not drawn. */
export function MenuSeparator() {
  const { Separator } = useMenuParts()
  return (
    <Separator className="-mx-1 my-1 h-px bg-line first:hidden last:hidden [[role=separator]+&]:hidden" />
  )
}

function Tick({ indicator: Indicator }: { indicator: ReturnType<typeof useMenuParts>['ItemIndicator'] }) {
  return (
    <span className="size-4 text-accent-ink">
      <Indicator>
        <Check className="size-4" />
      </Indicator>
    </span>
  )
}

const entryClass =
  'flex min-h-8 max-w-xs cursor-default items-center gap-2.5 rounded-sm px-2.5 py-1.5 outline-none select-none ' +
  'in-[.phone-sheet]:max-sm:max-w-none in-[.phone-sheet]:max-sm:px-4 pointer-coarse:min-h-11 data-disabled:opacity-50 data-highlighted:bg-fill'
