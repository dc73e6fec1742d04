import CloudOff from 'lucide-react/icons/cloud-off'
import Inbox from 'lucide-react/icons/inbox'
import { Button } from '../button.tsx'
import { EmptyState } from '../empty-state.tsx'
import { announce } from '../live-region.ts'
import { PageState } from '../page-state.tsx'
import { Skeleton, SkeletonGroup } from '../skeleton.tsx'
import { Spinner } from '../spinner.tsx'
import { showToast } from '../toast.ts'
import { Row, Section } from './section.tsx'

export function States() {
  return (
    <>
      <Section title="Toast" text="Says what happened; taking it back is in reach for eight seconds.">
        <Row label="Tones">
          <Button onClick={() => showToast('Link copied')}>Neutral</Button>
          <Button onClick={() => showToast('Saved', { tone: 'ok' })}>Good</Button>
          <Button
            onClick={() =>
              showToast('Sorry, something went wrong', { tone: 'danger', text: 'Nothing was lost.' })
            }
          >
            Bad
          </Button>
          <Button
            onClick={() =>
              showToast('Note deleted', {
                action: { label: 'Undo', onAction: () => showToast('Note is back', { tone: 'ok' }) },
              })
            }
          >
            With undo
          </Button>
        </Row>
        <Row label="Live region">
          <Button variant="quiet" onClick={() => announce('Someone joined')}>
            Announce to screen readers
          </Button>
        </Row>
      </Section>
      <Section title="Waiting" text="The final layout in grey; a ring only inside of something that stays.">
        <Row label="Spinner">
          <Spinner />
          <Spinner className="size-6 text-accent" />
        </Row>
        <SkeletonGroup label="Loading" className="flex max-w-md items-center gap-3">
          <Skeleton round className="size-10" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-4 w-2/3" />
            <Skeleton className="h-3 w-full" />
          </div>
        </SkeletonGroup>
      </Section>
      <Section title="Empty state" text="What will be here, and the one next step.">
        <EmptyState
          icon={<Inbox />}
          title="Actions will be listed here"
          text="Write one down in a session, and it follows the team until it is done."
          action={<Button size="sm">Add an action</Button>}
        />
      </Section>
      <Section title="Page state" text="A whole page with one thing to say.">
        <PageState
          icon={<CloudOff />}
          title="Oops, something went wrong"
          text="The page could not be loaded. What you wrote is safe on this device."
          action={
            <>
              <Button variant="primary">Try again</Button>
              <Button variant="quiet">Go back</Button>
            </>
          }
        />
      </Section>
    </>
  )
}
