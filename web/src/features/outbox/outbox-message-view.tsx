import type { OutboxMessage } from '@retropulse/contract/outbox'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useEffect, useRef, useState } from 'react'
import { locale } from '../../lib/locale.ts'
import { Button } from '../../ui/button.tsx'
import { TabPanel, Tabs } from '../../ui/tabs.tsx'
import { t } from './messages.ts'

/** One email of the outbox: its HTML in a frame that runs no scripts and leads nowhere, and its text (MAIL-39). */
export function OutboxMessageView({ message, onBack }: { message: OutboxMessage; onBack: () => void }) {
  const { subject, to, writtenAt, html, text } = message
  const [form, setForm] = useState<'html' | 'text'>('html')
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that opened the email is gone, and the focus with it.
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="mx-auto flex w-full max-w-xl flex-col gap-6 px-5 py-10">
      <Button
        className="self-start"
        icon={<ArrowLeft aria-hidden="true" className="size-4 rtl:-scale-x-100" />}
        onClick={onBack}
      >
        {t('back')}
      </Button>
      <div>
        <h1
          ref={heading}
          tabIndex={-1}
          dir="auto"
          className="font-display text-2xl font-semibold tracking-tight wrap-anywhere outline-none"
        >
          {subject === '' ? t('message.noSubject') : subject}
        </h1>
        <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
          <dt className="text-ink-soft">{t('message.to')}</dt>
          <dd className="wrap-anywhere">
            <bdi>{to}</bdi>
          </dd>
          <dt className="text-ink-soft">{t('message.date')}</dt>
          <dd>
            {locale.day.format(writtenAt)}, {locale.clock.format(writtenAt)}
          </dd>
        </dl>
      </div>
      <Tabs
        label={t('message.form')}
        value={form}
        onValueChange={setForm}
        tabs={[
          { value: 'html', label: t('message.html') },
          { value: 'text', label: t('message.text') },
        ]}
      >
        <TabPanel value="html">
          <p className="mb-3 text-sm text-ink-soft">{t('message.links')}</p>
          {/* As wide as email is read, and as high as most are, which follows the dark mode of the device by itself (MAIL-15). */}
          <div className="overflow-hidden rounded-lg border border-line bg-raised">
            <iframe title={t('message.frame')} sandbox="" srcDoc={html} className="h-110 w-full sm:h-97" />
          </div>
        </TabPanel>
        <TabPanel value="text">
          <p
            dir="auto"
            className="rounded-md border border-line bg-raised p-4 font-mono text-sm wrap-anywhere whitespace-pre-wrap"
          >
            {text}
          </p>
        </TabPanel>
      </Tabs>
    </section>
  )
}
