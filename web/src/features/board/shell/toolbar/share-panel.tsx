import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import Globe from 'lucide-react/icons/globe'
import Lock from 'lucide-react/icons/lock'
import { useRef, useState } from 'react'
import { boardPath } from '../../../../lib/paths.ts'
import { Button } from '../../../../ui/button.tsx'
import { announce } from '../../../../ui/live-region.ts'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { t as say } from './share-messages.ts'
import { ToolPopover } from '../../parts/controls/tool-popover.tsx'
import { copyText } from '../../../../lib/copy-text.ts'
import { useLive } from '../../model/board-store.ts'
import { useBoardSummary } from '../../model/use-board-summary.ts'
import { PrivacySwitch } from '../../parts/settings/privacy-switch.tsx'

/** The share panel: the link of the board, and who can open it (BOARD-28, BOARD-29). */
export function SharePanel({ anchor }: { anchor: HTMLElement }) {
  const id = useLive((view) => view.board.id)
  const isFacilitator = useLive((view) => view.you.isFacilitator)
  const summary = useBoardSummary()
  return (
    <ToolPopover anchor={anchor} title={say('title')} align="start">
      <div className="mb-4 flex min-h-10 items-start gap-3">
        {summary === undefined ? (
          <Skeleton className="h-5 w-32" />
        ) : (
          <>
            {summary.isPrivate ? <Lock className="mt-0.5 size-5" /> : <Globe className="mt-0.5 size-5" />}
            <div>
              <p className="text-sm font-medium">{say(summary.isPrivate ? 'private' : 'public')}</p>
              <p className="text-sm text-ink-soft">{say(summary.isPrivate ? 'privateText' : 'publicText')}</p>
            </div>
          </>
        )}
      </div>
      <CopyLink link={new URL(boardPath(id), location.href).href} />
      {isFacilitator && summary !== undefined && summary.teamId !== null && <PrivacySwitch board={summary} />}
    </ToolPopover>
  )
}

function CopyLink({ link }: { link: string }) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle')
  const field = useRef<HTMLInputElement>(null)
  const copy = async () => {
    const isCopied = await copyText(link)
    setState(isCopied ? 'copied' : 'failed')
    if (isCopied) announce(say('copied'))
    else field.current?.select()
  }
  return (
    <>
      <TextField
        ref={field}
        label={say('link')}
        labelHidden
        readOnly
        dir="ltr"
        value={link}
        onFocus={({ currentTarget }) => currentTarget.select()}
        {...(state === 'failed' && { hint: say('copyFailed') })}
      />
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
