import Ellipsis from 'lucide-react/icons/ellipsis'
import { useState } from 'react'
import { Badge } from '../badge.tsx'
import { ChartFrame } from '../chart-frame.tsx'
import { IconButton } from '../icon-button.tsx'
import { Stat } from '../stat.tsx'
import { Table } from '../table.tsx'
import type { TableColumn } from '../table.tsx'
import { TabPanel, Tabs } from '../tabs.tsx'
import { Section } from './section.tsx'

const rows = [
  { id: 'a', name: 'Sprint 42', date: '12 Nov', notes: 38, open: true },
  {
    id: 'b',
    name: 'Release week, looked back at with everyone who was there',
    date: '29 Oct',
    notes: 112,
    open: false,
  },
  { id: 'c', name: 'מבט לאחור 🌱', date: '15 Oct', notes: 7, open: false },
]
const columns: TableColumn<(typeof rows)[number]>[] = [
  { id: 'name', header: 'Name', names: true, cell: (row) => row.name },
  { id: 'date', header: 'Date', wideOnly: true, cell: (row) => row.date },
  {
    id: 'state',
    header: 'State',
    cell: (row) => (row.open ? <Badge tone="ok">Open</Badge> : <Badge>Closed</Badge>),
  },
  { id: 'notes', header: 'Notes', align: 'end', cell: (row) => row.notes },
  {
    id: 'more',
    header: 'More',
    headerHidden: true,
    align: 'end',
    cell: () => <IconButton size="sm" label="More" icon={<Ellipsis className="size-4" />} />,
  },
]
const weeks = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] as const
const values = [3.1, 3.4, 3.2, 3.9, 4.2] as const

export function Data() {
  return (
    <>
      <TabsExample />
      <Section title="Stat">
        <dl className="grid gap-4 sm:grid-cols-3">
          <Stat
            label="Notes"
            value="1,204"
            change={{ direction: 'up', isGood: true, text: 'Up 12 %', spoken: '12 % more than usual' }}
            hint="Since October"
          />
          <Stat
            label="Open actions"
            value="7"
            change={{ direction: 'up', isGood: false, text: 'Up 2', spoken: '2 more' }}
            hint="Oldest: 3 weeks"
          />
          <Stat label="Mood" value="4.2" />
        </dl>
      </Section>
      <Section title="Table">
        <Table caption="Recent sessions" rows={rows} rowKey={(row) => row.id} columns={columns} />
      </Section>
      <Section
        title="Chart frame"
        text="Names beside the lines instead of a legend; the numbers as a table for screen readers."
      >
        <ChartFrame
          title="Mood"
          summary="Up since Wednesday"
          labels={[{ text: 'Team', at: 0.15, className: 'text-accent-ink' }]}
          data={{
            columns: ['Day', 'Mood'],
            rows: weeks.map((week, index) => [week, values[index] ?? 0] as const),
          }}
        >
          <svg viewBox="0 0 400 80" className="h-32 w-full text-accent" preserveAspectRatio="none">
            <polyline
              points={values.map((value, index) => `${index * 100},${(5 - value) * 40 - 20}`).join(' ')}
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              strokeLinejoin="round"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
        </ChartFrame>
      </Section>
    </>
  )
}

function TabsExample() {
  const [tab, setTab] = useState<'open' | 'done' | 'all'>('open')
  return (
    <Section title="Tabs">
      <Tabs
        label="Actions"
        value={tab}
        onValueChange={setTab}
        tabs={[
          { value: 'open', label: 'Open', count: 7 },
          { value: 'done', label: 'Done', count: 24 },
          { value: 'all', label: 'All' },
        ]}
      >
        {(['open', 'done', 'all'] as const).map((value) => (
          <TabPanel key={value} value={value}>
            <p className="text-sm text-ink-soft">What is under “{value}”.</p>
          </TabPanel>
        ))}
      </Tabs>
    </Section>
  )
}
