import Ellipsis from 'lucide-react/icons/ellipsis'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { MenuItem, MenuSeparator } from '../../../ui/menu-items.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { t } from './messages.ts'

export interface PersonRowProps {
  /** As it stands in the list; `bareName` without what was added to it. */
  name: string
  bareName: string
  seed: string
  picture: string | null
  isFacilitator: boolean
  /** The tab was hidden a short while ago (D34). */
  isAway?: boolean
  /** What can be done about them; null: nothing. */
  handOver: 'give' | 'take' | null
  onHandOver: () => void
  /** Removes what they wrote, and them; left out for people who cannot be removed. */
  removal?: { readonly onRemoveContent: () => void; readonly onRemove: (() => void) | null } | undefined
}

/** Somebody in the list, with a quiet word for facilitators and what a facilitator may do about them. */
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
  return (
    <li className="flex min-h-11 items-center gap-3 rounded-sm px-2 py-1.5">
      <Avatar
        decorative
        name={bareName}
        seed={seed}
        src={picture ?? undefined}
        {...(isAway && { className: 'opacity-50' })}
      />
      <span data-tooltip={name} className="min-w-0 flex-1 truncate text-sm">
        <bdi>{name}</bdi>
      </span>
      {isAway && <span className="text-xs text-ink-soft">{t('away')}</span>}
      {isFacilitator && <Badge>{t('facilitator')}</Badge>}
      {(handOver !== null || removal !== undefined) && (
        <Menu
          align="end"
          trigger={
            <IconButton
              size="sm"
              label={t('menu', { name: bareName === '' ? name : bareName })}
              icon={<Ellipsis aria-hidden="true" className="size-4" />}
              className="-my-1 -me-1"
            />
          }
        >
          {handOver !== null && <MenuItem onSelect={onHandOver}>{t(handOver)}</MenuItem>}
          {removal !== undefined && (
            <>
              {handOver !== null && <MenuSeparator />}
              <MenuItem tone="danger" onSelect={removal.onRemoveContent}>
                {t('removeContent')}
              </MenuItem>
              {removal.onRemove !== null && (
                <MenuItem tone="danger" onSelect={removal.onRemove}>
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
