import type * as Dropdown from 'radix-ui/dropdown-menu'
import { createContext, use } from 'react'

/**
 * The pieces a menu's entries are made of. Radix has one set for a dropdown and one for a context menu;
 * entries take theirs from the menu around them, so that the same list serves both and a page without
 * a context menu does not load it.
 */
export type MenuParts = Pick<
  typeof Dropdown,
  | 'Item'
  | 'CheckboxItem'
  | 'RadioGroup'
  | 'RadioItem'
  | 'ItemIndicator'
  | 'Label'
  | 'Separator'
  | 'Sub'
  | 'SubTrigger'
  | 'SubContent'
  | 'Portal'
>

export const MenuPartsContext = createContext<MenuParts | undefined>(undefined)

/** The parts of the menu around; throws outside of one, which is a mistake in code. */
export function useMenuParts(): MenuParts {
  const parts = use(MenuPartsContext)
  if (!parts) throw new Error('a menu entry needs a Menu or a ContextMenu around it')
  return parts
}

/** The sheet a menu or submenu is written on. */
export const menuSheetClass =
  'z-(--z-floating) max-h-(--radix-popper-available-height) min-w-48 overflow-y-auto rounded-md border border-line bg-raised p-1 ' +
  'text-sm shadow-floating outline-none data-[state=open]:animate-pop-in data-[state=closed]:animate-pop-out ' +
  'origin-(--radix-popper-transform-origin)'
