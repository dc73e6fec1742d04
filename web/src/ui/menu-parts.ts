import type * as Dropdown from 'radix-ui/dropdown-menu'
import { createContext, use } from 'react'

/**
 * The components that entries of a menu are made of. Radix has one set for a dropdown and one for a context menu;
 * entries take theirs from the menu around them, so that the same list serves both and a page without a context menu
 * does not load it.
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

/** The components of the surrounding menu; throws without one, which is a mistake in code. */
export function useMenuParts(): MenuParts {
  const parts = use(MenuPartsContext)
  if (!parts) throw new Error('a menu entry needs a Menu or a ContextMenu around it')
  return parts
}

/** The classes of the surface of a menu or submenu. */
export const menuSheetClass =
  'z-(--z-floating) max-h-(--radix-popper-available-height) min-w-48 overflow-y-auto rounded-md border border-line bg-raised p-1 ' +
  'text-sm shadow-floating outline-none data-[state=open]:animate-pop-in data-[state=closed]:animate-pop-out ' +
  'origin-(--radix-popper-transform-origin)'
