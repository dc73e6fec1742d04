import { useId } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { t } from '../../model/messages.ts'
import { NameForm } from './name-form.tsx'

/** Asks a guest for a name; an answer is not needed to write (PRESENCE-5). */
export function NameCard({ onDone }: { onDone: () => void }) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="w-full max-w-xs animate-rise-in rounded-lg border border-line bg-raised p-4 shadow-floating"
    >
      <h2 id={id} className="mb-2.5 text-sm font-medium">
        {t('name.title')}
      </h2>
      <NameForm name="" takesFocus={false} onDone={onDone}>
        <Button size="sm" variant="quiet" className="-ms-3" onClick={onDone}>
          {t('name.anonymous')}
        </Button>
      </NameForm>
    </section>
  )
}
