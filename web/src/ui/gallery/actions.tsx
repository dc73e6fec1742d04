import Copy from 'lucide-react/icons/copy'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { Button } from '../button.tsx'
import { IconButton } from '../icon-button.tsx'
import { Tooltip } from '../tooltip.tsx'
import { Row, Section } from './section.tsx'

const variants = ['primary', 'secondary', 'quiet', 'danger', 'danger-outline'] as const

export function Actions() {
  return (
    <>
      <Section title="Button" text="One primary on a screen. Danger only where there is no way back.">
        <Row label="Variants">
          {variants.map((variant) => (
            <Button key={variant} variant={variant}>
              Save changes
            </Button>
          ))}
        </Row>
        <Row label="Sizes">
          <Button size="sm">Small</Button>
          <Button size="md">Medium</Button>
          <Button size="lg">Large</Button>
        </Row>
        <Row label="With icon">
          <Button variant="primary" icon={<Plus className="size-4" />}>
            Add
          </Button>
          <Button icon={<Copy className="size-4" />}>Copy link</Button>
          <Button variant="quiet" size="sm" icon={<Trash2 className="size-4" />}>
            Remove
          </Button>
        </Row>
        <Row label="Busy">
          {variants.map((variant) => (
            <Button key={variant} variant={variant} busy>
              Save changes
            </Button>
          ))}
        </Row>
        <Row label="Disabled">
          <Button variant="primary" disabled>
            Save changes
          </Button>
          <Button disabledReason="Only team admins can make changes.">With a reason</Button>
        </Row>
      </Section>
      <Section title="Icon button" text="Always has a name, which is its tooltip too.">
        <Row label="Variants">
          <IconButton label="Add" variant="primary" icon={<Plus className="size-5" />} />
          <IconButton label="Copy link" variant="secondary" icon={<Copy className="size-5" />} />
          <IconButton label="More" icon={<Ellipsis className="size-5" />} />
          <IconButton label="Delete" variant="danger" icon={<Trash2 className="size-5" />} />
        </Row>
        <Row label="Sizes">
          <IconButton size="sm" variant="secondary" label="Copy link" icon={<Copy className="size-4" />} />
          <IconButton size="md" variant="secondary" label="Copy link" icon={<Copy className="size-5" />} />
          <IconButton size="lg" variant="secondary" label="Copy link" icon={<Copy className="size-5" />} />
        </Row>
        <Row label="States">
          <IconButton label="Saving" variant="secondary" busy icon={<Copy className="size-5" />} />
          <IconButton label="Copy link" variant="secondary" disabled icon={<Copy className="size-5" />} />
        </Row>
      </Section>
      <Section title="Tooltip" text="On hover and on keyboard focus; Escape puts it away.">
        <Row label="Explains">
          <Tooltip text="Counted over the last 30 days, without today">
            <button
              type="button"
              className="text-sm underline decoration-line-strong decoration-dotted underline-offset-4"
            >
              12 answers
            </button>
          </Tooltip>
        </Row>
      </Section>
    </>
  )
}
