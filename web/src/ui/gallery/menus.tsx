import Ellipsis from 'lucide-react/icons/ellipsis'
import MoveRight from 'lucide-react/icons/move-right'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { Button } from '../button.tsx'
import { ContextMenu } from '../context-menu.tsx'
import { IconButton } from '../icon-button.tsx'
import { MenuCheckItem, MenuChoice, MenuItem, MenuLabel, MenuSeparator, MenuSub } from '../menu-items.tsx'
import { Menu } from '../menu.tsx'
import { announce } from '../live-region.ts'
import { Row, Section } from './section.tsx'

export function Menus() {
  return (
    <Section
      title="Menu"
      text="The same entries behind a button, under the right mouse button and a long press."
    >
      <Row label="Dropdown">
        <Menu trigger={<Button>Sort and show</Button>}>
          <View />
        </Menu>
        <Menu align="end" trigger={<IconButton label="More" icon={<Ellipsis className="size-5" />} />}>
          <Acts />
        </Menu>
      </Row>
      <Row label="Context">
        <ContextMenu items={<Acts />}>
          <div className="flex h-20 w-64 items-center justify-center rounded-md border border-dashed border-line-strong text-sm text-ink-soft">
            Right click or press long
          </div>
        </ContextMenu>
      </Row>
    </Section>
  )
}

function Acts() {
  return (
    <>
      <MenuItem icon={<Pencil className="size-4" />} shortcut="Enter" onSelect={() => announce('Editing')}>
        Edit
      </MenuItem>
      <MenuSub label="Move to" icon={<MoveRight className="size-4" />}>
        <MenuItem onSelect={() => announce('Moved')}>Start</MenuItem>
        <MenuItem onSelect={() => announce('Moved')}>Stop</MenuItem>
        <MenuItem disabled onSelect={() => announce('Moved')}>
          Continue
        </MenuItem>
      </MenuSub>
      <MenuSeparator />
      <MenuItem
        tone="danger"
        icon={<Trash2 className="size-4" />}
        shortcut="Del"
        onSelect={() => announce('Deleted')}
      >
        Delete
      </MenuItem>
    </>
  )
}

function View() {
  const [order, setOrder] = useState<'new' | 'votes' | 'name'>('votes')
  const [names, setNames] = useState(true)
  return (
    <>
      <MenuLabel>Sort by</MenuLabel>
      <MenuChoice
        value={order}
        onValueChange={setOrder}
        options={[
          { value: 'new', label: 'Newest' },
          { value: 'votes', label: 'Votes' },
          { value: 'name', label: 'Name' },
        ]}
      />
      <MenuSeparator />
      <MenuCheckItem checked={names} onCheckedChange={setNames}>
        Show names
      </MenuCheckItem>
    </>
  )
}
