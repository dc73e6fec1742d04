import { useId } from 'react'
import { remember, useRemembered } from '../../../lib/remembered.ts'
import { Button } from '../../../ui/button.tsx'
import { t } from '../messages.ts'
import { useLive } from '../view/board-store.ts'
import { NameForm } from './name-form.tsx'

/** Set once a guest has said who they are, or that they would rather not. */
const asked = remember('guest-name-asked')

/** Asks a guest for a name at their first board, beside everything else: nobody has to answer before writing. */
export function NamePrompt() {
  const you = useLive((view) => view.you)
  const isLive = useLive((view) => view.status === 'live')
  const wasAsked = useRemembered(asked) !== null
  const id = useId()
  if (you.isSignedIn || you.name !== null || wasAsked || !isLive) return null
  const done = () => asked.set('yes')
  return (
    <section
      aria-labelledby={id}
      className="w-full max-w-xs animate-rise-in rounded-lg border border-line bg-raised p-4 shadow-floating"
    >
      <h2 id={id} className="mb-2.5 text-sm font-medium">
        {t('name.title')}
      </h2>
      <NameForm name="" takesFocus={false} onDone={done}>
        <Button size="sm" variant="quiet" className="-ms-3" onClick={done}>
          {t('name.anonymous')}
        </Button>
      </NameForm>
    </section>
  )
}
