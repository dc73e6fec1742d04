import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import Globe from 'lucide-react/icons/globe'
import Lock from 'lucide-react/icons/lock'
import { useId, useRef, useState } from 'react'
import { boardPath } from '../../../../lib/paths.ts'
import { Button } from '../../../../ui/button.tsx'
import { CopyLine } from '../../../../ui/copy-line.tsx'
import { Field, fieldAria } from '../../../../ui/field.tsx'
import { announce } from '../../../../ui/live-region.ts'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { t as say } from './share-messages.ts'
import { ToolPopover } from '../../parts/controls/tool-popover.tsx'
import { copyText } from '../../../../lib/copy-text.ts'
import { useLive } from '../../model/board-store.ts'
import { useBoardSummary } from '../../model/use-board-summary.ts'
import { t as settings } from '../../parts/settings/messages.ts'
import { PrivacyChoice } from '../../parts/settings/privacy-choice.tsx'

/** The share panel: the link of the board, and who can open it (BOARD-28, BOARD-29). */
export function SharePanel({ anchor }: { anchor: HTMLElement }) {
  const id = useLive((view) => view.board.id)
  const isFacilitator = useLive((view) => view.you.isFacilitator)
  const summary = useBoardSummary()
  const headingId = useId()
  return (
    <ToolPopover anchor={anchor} title={say('title')} align="start">
      <CopyLink link={new URL(boardPath(id), location.href).href} />
      <section aria-labelledby={headingId} className="mt-4 border-t border-line pt-4">
        <h3 id={headingId} className="mb-2 text-sm font-medium">
          {settings('whoOpens')}
        </h3>
        {summary === undefined ? (
          <Skeleton className="h-10 w-full" />
        ) : isFacilitator && summary.teamId !== null ? (
          <PrivacyChoice board={summary} />
        ) : (
          <Access isPrivate={summary.isPrivate} />
        )}
      </section>
    </ToolPopover>
  )
}

/** Who can open the board, to participants who cannot change it. */
function Access({ isPrivate }: { isPrivate: boolean }) {
  return (
    <div className="flex items-start gap-3 text-sm">
      <span aria-hidden="true" className="mt-0.5 text-ink-soft [&>svg]:size-5">
        {isPrivate ? <Lock /> : <Globe />}
      </span>
      <div>
        <p className="font-medium">{settings(isPrivate ? 'private' : 'public')}</p>
        <p className="text-ink-soft">{settings(isPrivate ? 'privateText' : 'publicText')}</p>
      </div>
    </div>
  )
}

function CopyLink({ link }: { link: string }) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle')
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const copy = async () => {
    const isCopied = await copyText(link)
    setState(isCopied ? 'copied' : 'failed')
    if (isCopied) announce(say('copied'))
    else field.current?.select()
  }
  const hint = state === 'failed' ? say('copyFailed') : undefined
  return (
    <>
      <Field {...{ id, label: say('link'), labelHidden: true, hint }}>
        <CopyLine ref={field} value={link} {...fieldAria(id, { hint })} />
      </Field>
      <Button
        variant="primary"
        className="mt-3 w-full"
        icon={state === 'copied' ? <Check className="size-4" /> : <Copy className="size-4" />}
        onClick={() => void copy()}
      >
        {say(state === 'copied' ? 'copied' : 'copy')}
      </Button>
    </>
  )
}
