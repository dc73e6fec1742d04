import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useState } from 'react'
import { copyText } from '../../lib/copy-text.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { announce } from '../../ui/live-region.ts'
import { showToast } from '../../ui/toast.ts'
import { t } from './messages.ts'

export interface CommandBlockProps {
  /** What the command does, for the name of its button. */
  name: string
  command: string
}

/** A command of the shell, with a button that copies it. */
export function CommandBlock({ name, command }: CommandBlockProps) {
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    const isDone = await copyText(command)
    setCopied(isDone)
    if (isDone) announce(t('copied'))
    else showToast(t('copyFailed'))
  }
  return (
    <div className="relative rounded-md bg-fill">
      <pre
        dir="ltr"
        className="py-3 ps-4 pe-14 font-mono text-xs leading-5 whitespace-pre-wrap wrap-anywhere text-ink"
      >
        <code>{command}</code>
      </pre>
      <div className="absolute inset-e-1.5 top-1.5">
        <IconButton
          size="sm"
          label={t('copy.named', { call: name })}
          icon={isCopied ? <Check className="size-4" /> : <Copy className="size-4" />}
          onClick={() => void copy()}
        />
      </div>
    </div>
  )
}
