import { Avatar } from '../avatar.tsx'
import { AvatarStack } from '../avatar-stack.tsx'
import { Badge } from '../badge.tsx'
import { Row, Section } from './section.tsx'

const names = [
  'Ada Lovelace',
  'Grace Hopper',
  'أحمد علي',
  'Zoë',
  'Jean-Luc Moreau',
  '',
  'Ida Rhodes',
  'Kenji Ito',
  'Mary Allen',
  'Radia Perlman',
  'Linus Berg',
]
const people = names.map((name, index) => ({ id: `person-${index}`, name }))
const more = (count: number) => `${count} more`
const picture =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#567" d="M0 0h8v8H0z"/><circle fill="#dcb" cx="4" cy="3.2" r="1.8"/><path fill="#dcb" d="M1 8a3 3 0 0 1 6 0z"/></svg>',
  )

export function People() {
  return (
    <>
      <Section title="Avatar" text="A picture, or initials on a colour that stays with the person.">
        <Row label="Sizes">
          <Avatar name="Ada Lovelace" size="xs" />
          <Avatar name="Ada Lovelace" size="sm" />
          <Avatar name="Ada Lovelace" size="md" />
          <Avatar name="Ada Lovelace" size="lg" />
        </Row>
        <Row label="Kinds">
          <Avatar name="Grace Hopper" src={picture} />
          <Avatar name="Kenji Ito" />
          <Avatar name="أحمد علي" />
          <Avatar name="👩‍🚀 Zoë" />
          <Avatar name="" seed="somebody" />
        </Row>
        <Row label="Stack">
          <AvatarStack ground="desk" label="Here now" people={people.slice(0, 3)} moreLabel={more} />
          <AvatarStack ground="desk" label="Here now" people={people} moreLabel={more} />
          <AvatarStack label="Here now" ground="desk" size="sm" max={4} people={people} moreLabel={more} />
        </Row>
      </Section>
      <Section title="Badge">
        <Row label="Tones">
          <Badge>Draft</Badge>
          <Badge tone="accent">New</Badge>
          <Badge tone="ok">Done</Badge>
          <Badge tone="warn">3 days left</Badge>
          <Badge tone="danger">Failed</Badge>
        </Row>
        <Row label="Hues">
          <Badge hue={1}>12</Badge>
          <Badge hue={2}>8</Badge>
          <Badge hue={3}>5</Badge>
          <Badge hue={4}>3</Badge>
          <Badge hue={5}>1</Badge>
        </Row>
      </Section>
    </>
  )
}
