import Search from 'lucide-react/icons/search'
import { useState } from 'react'
import { Checkbox } from '../checkbox.tsx'
import { Segmented } from '../segmented.tsx'
import { Slider } from '../slider.tsx'
import { Switch } from '../switch.tsx'
import { TextArea } from '../text-area.tsx'
import { TextField } from '../text-field.tsx'
import { Row, Section } from './section.tsx'

export function Forms() {
  return (
    <>
      <Section title="Text field" text="What is wrong stands beside the field; what was typed stays.">
        <div className="grid items-start gap-6 sm:grid-cols-2">
          <TextField label="Name" placeholder="As others see you" />
          <TextField label="Columns" defaultValue="Start, Stop" hint="Use brackets for (descriptions)" />
          <TextField
            label="Email"
            type="email"
            defaultValue="ada@example"
            error="This address has no ending, such as .org"
          />
          <TextField
            label="Search"
            labelHidden
            type="search"
            placeholder="Search"
            icon={<Search className="size-4" />}
          />
          <TextField label="Title" defaultValue="Sprint 12" maxLength={92} trailing="9/92" />
          <TextField label="Cannot be changed" defaultValue="Sprint 12" disabled />
          <TextArea
            label="What happened"
            placeholder="A few words are enough"
            hint="Grows with what is written"
          />
          <TextArea label="What happened" defaultValue="…" error="Say a little more" />
        </div>
      </Section>
      <Choices />
    </>
  )
}

function Choices() {
  const [on, setOn] = useState(true)
  const [volume, setVolume] = useState(50)
  const [view, setView] = useState<'list' | 'grid' | 'line'>('list')
  return (
    <Section title="Switch, slider, segmented">
      <div className="grid gap-6 sm:grid-cols-2">
        <Switch label="Hide authors" hint="Names stay hidden for good" checked={on} onCheckedChange={setOn} />
        <Switch label="Send a summary" checked={!on} onCheckedChange={(checked) => setOn(!checked)} />
        <Switch label="Not available" checked={false} onCheckedChange={setOn} disabled />
        <Switch label="Always on" checked onCheckedChange={setOn} disabled />
        <Checkbox label="Include drafts" hint="Saved by the form" checked={on} onCheckedChange={setOn} />
        <Checkbox label="Send a copy" checked={!on} onCheckedChange={(checked) => setOn(!checked)} />
        <Slider
          label="Volume"
          value={volume}
          onValueChange={setVolume}
          min={0}
          max={100}
          format={(value) => `${value} %`}
        />
        <Slider label="Volume" value={20} onValueChange={setVolume} min={0} max={100} disabled />
      </div>
      <Row label="Segmented">
        <Segmented
          label="View"
          value={view}
          onValueChange={setView}
          options={[
            { value: 'list', label: 'List' },
            { value: 'grid', label: 'Grid' },
            { value: 'line', label: 'Timeline' },
          ]}
        />
      </Row>
    </Section>
  )
}
