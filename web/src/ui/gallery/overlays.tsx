import { useState } from 'react'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog.tsx'
import { Popover } from '../popover.tsx'
import { TextField } from '../text-field.tsx'
import { Menus } from './menus.tsx'
import { Row, Section } from './section.tsx'

export function Overlays() {
  return (
    <>
      <Section title="Dialog" text="For what needs an answer first; a sheet at the bottom on a phone.">
        <Row label="Sizes">
          <Example size="sm" trigger="Small" />
          <Example size="md" trigger="With a form" form />
          <Example size="lg" trigger="Long" long />
        </Row>
      </Section>
      <Section title="Popover" text="A few controls beside their button.">
        <Row label="Sides">
          <Popover label="Share" trigger={<Button>Share</Button>}>
            <p className="text-sm font-medium">Anyone with the link</p>
            <p className="mt-1 mb-4 text-sm text-ink-soft">They need no account to write.</p>
            <TextField label="Link" labelHidden readOnly value="https://example.org/board/4Jx9" />
          </Popover>
          <Popover label="Share" side="top" align="center" trigger={<Button variant="quiet">Above</Button>}>
            <p className="text-sm">Opens above, centred.</p>
          </Popover>
        </Row>
      </Section>
      <Menus />
    </>
  )
}

interface ExampleProps {
  size: 'sm' | 'md' | 'lg'
  trigger: string
  form?: boolean
  long?: boolean
}

function Example({ size, trigger, form = false, long = false }: ExampleProps) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{trigger}</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={form ? 'Name your team' : 'Leave this page?'}
        description={form ? 'Everyone you invite sees it.' : 'Two answers were not sent yet.'}
        closeLabel="Close"
        size={size}
        footer={
          <>
            <Button variant="quiet" onClick={close}>
              Cancel
            </Button>
            <Button variant={form ? 'primary' : 'danger'} onClick={close}>
              {form ? 'Save' : 'Leave'}
            </Button>
          </>
        }
      >
        {form && <TextField label="Team" placeholder="Platform" hint="You can change it later" />}
        {long && <Paragraphs />}
      </Dialog>
    </>
  )
}

function Paragraphs() {
  return Array.from({ length: 14 }, (_, index) => (
    <p key={index} className="mb-4 text-sm text-ink-soft">
      {index + 1}. The body scrolls between the title and the buttons, which stay where they are, and the page
      behind stands still.
    </p>
  ))
}
