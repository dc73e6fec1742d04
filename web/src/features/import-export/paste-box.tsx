import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { hasContent } from '@retropulse/domain/kernel/text'
import { DetailsSummary } from '../../ui/details-summary.tsx'
import { t } from './messages.ts'

/** Takes a table or a text from the clipboard; what is pasted into an empty box is read at once (MOVE-IN-13). */
export function PasteBox({ onPaste }: { onPaste: (text: string) => void }) {
  const [text, setText] = useState('')
  const isReady = hasContent(text)
  return (
    <details className="group">
      <DetailsSummary>{t('paste')}</DetailsSummary>
      <div className="mt-3 flex flex-col items-start gap-3">
        <TextArea
          label={t('paste')}
          labelHidden
          hint={t('pasteHint')}
          rows={6}
          value={text}
          className="w-full"
          onChange={({ target }) => setText(target.value)}
          onPaste={(event) => {
            if (text !== '') return
            const pasted = event.clipboardData.getData('text/plain')
            if (hasContent(pasted)) onPaste(pasted)
          }}
        />
        {isReady && <Button onClick={() => onPaste(text)}>{t('usePasted')}</Button>}
      </div>
    </details>
  )
}
