import Ellipsis from 'lucide-react/icons/ellipsis'
import Eraser from 'lucide-react/icons/eraser'
import UserX from 'lucide-react/icons/user-x'
import { Avatar } from '../../../../ui/avatar.tsx'
import { Badge } from '../../../../ui/badge.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { MenuItem, MenuLabel, MenuSeparator } from '../../../../ui/menu-items.tsx'
import { Menu } from '../../../../ui/menu.tsx'
import { t } from './messages.ts'

export interface PersonRowProps {
  /** The name as the list shows it; `bareName` is without additions such as '(you)'. */
  name: string
  bareName: string
  seed: string
  picture: string | null
  isFacilitator: boolean
  /** The tab of the person is hidden (PRESENCE-8). */
  isAway?: boolean
  /** What the viewer can do about the person; null: nothing. */
  handOver: 'give' | 'take' | null
  onHandOver: () => void
  /** Removes the content of the person, or the person (LEAD-12); undefined when that is not possible (LEAD-14). */
  removal?: { readonly onRemoveContent: () => void; readonly onRemove: (() => void) | null } | undefined
}

/** A person in the list, with a badge for facilitators and what a facilitator may do about them. */
export function PersonRow(props: PersonRowProps) {
  const {
    name,
    bareName,
    seed,
    picture,
    isFacilitator,
    isAway = false,
    handOver,
    onHandOver,
    removal,
  } = props
  const ownName = bareName === '' ? name : bareName
  return (
    <li className="flex min-h-11 items-center gap-3 rounded-sm px-2 py-1.5">
      <Avatar
        decorative
        name={bareName}
        seed={seed}
        src={picture ?? undefined}
        {...(isAway && { className: 'opacity-50' })}
      />
      <span className="min-w-0 flex-1 leading-tight">
        <span data-tooltip={name} className="line-clamp-2 text-sm leading-tight wrap-anywhere">
          <bdi>{name}</bdi>
        </span>
        {isAway && <span className="block text-xs text-ink-soft">{t('away')}</span>}
      </span>
      {isFacilitator && <Badge>{t('facilitator')}</Badge>}
      {(handOver !== null || removal !== undefined) && (
        <Menu
          isPhoneSheet
          title={ownName}
          align="end"
          trigger={
            <IconButton
              size="sm"
              label={t('menu', { name: ownName })}
              icon={<Ellipsis aria-hidden="true" className="size-4" />}
              className="-my-1 -me-1"
            />
          }
        >
          {/* It lies over the rows of other people, so that it names whom its entries are about; a sheet has a title. */}
          <div className="max-sm:hidden">
            <MenuLabel>
              <bdi className="line-clamp-2 max-w-60 wrap-anywhere">{ownName}</bdi>
            </MenuLabel>
          </div>
          {handOver !== null && <MenuItem onSelect={onHandOver}>{t(handOver)}</MenuItem>}
          {removal !== undefined && (
            <>
              {handOver !== null && <MenuSeparator />}
              <MenuItem
                tone="danger"
                icon={<Eraser aria-hidden="true" className="size-4" />}
                onSelect={removal.onRemoveContent}
              >
                {t('removeContent')}
              </MenuItem>
              {removal.onRemove !== null && (
                <MenuItem
                  tone="danger"
                  icon={<UserX aria-hidden="true" className="size-4" />}
                  onSelect={removal.onRemove}
                >
                  {t('remove')}
                </MenuItem>
              )}
            </>
          )}
        </Menu>
      )}
    </li>
  )
}
