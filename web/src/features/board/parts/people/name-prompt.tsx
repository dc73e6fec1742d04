import { whenDrawn } from '../../../../lib/first-draw.ts'
import { storedText, useRemembered } from '../../../../lib/stored-text.ts'
import { lazyPart } from '../../../../ui/lazy-part.tsx'
import { useLive } from '../../model/board-store.ts'

const NameCard = lazyPart(async () => {
  await whenDrawn()
  return (await import('./name-card.tsx')).NameCard
})

/** Set once a guest has chosen a name, or to stay anonymous. */
const asked = storedText('guest-name-asked')

/** Asks a guest for a name at the first board, beside everything else (PRESENCE-5). */
export function NamePrompt() {
  const you = useLive((view) => view.you)
  const isLive = useLive((view) => view.status === 'live')
  const wasAsked = useRemembered(asked) !== null
  if (you.isSignedIn || you.name !== null || wasAsked || !isLive) return null
  return <NameCard onDone={() => asked.set('yes')} onFail={() => undefined} />
}
