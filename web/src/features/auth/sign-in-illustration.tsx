import MousePointer2 from 'lucide-react/icons/mouse-pointer-2'
import { Avatar } from '../../ui/avatar.tsx'
import { IllustrationNote } from './illustration-note.tsx'
import { t } from './messages.ts'
import type { ReactNode } from 'react'

/** A picture of a retro beside the form, on a tablet below it. Decoration: it shows visitors what the product is. */
export function SignInIllustration() {
  return (
    <aside className="hidden flex-col items-start justify-center gap-12 overflow-hidden px-12 py-16 md:flex md:max-lg:order-last md:max-lg:items-center md:max-lg:gap-8 md:max-lg:py-12 xl:px-20">
      <div className="w-full max-w-2xl">
        <p className="font-display text-3xl font-semibold tracking-tight md:max-lg:text-center md:max-lg:text-2xl">
          <span className="lg:block">{t('scene.headline1')}</span>{' '}
          <span className="lg:block">{t('scene.headline2')}</span>{' '}
          <span className="text-accent-ink lg:block">{t('scene.headline3')}</span>
        </p>
        <p className="mt-4 max-w-md text-lg text-pretty text-ink-soft md:max-lg:hidden">{t('scene.text')}</p>
      </div>
      <div
        aria-hidden="true"
        className="w-full max-w-2xl -rotate-1 rounded-lg border border-line bg-surface shadow-floating select-none"
      >
        <div className="flex items-center justify-between border-b border-line px-5 py-3">
          <span className="font-display font-semibold tracking-tight">{t('scene.retro')}</span>
          <span className="flex gap-1.5">
            {PEOPLE.map((person) => (
              <Avatar key={person} decorative name={t(person)} size="sm" />
            ))}
          </span>
        </div>
        <div className="grid grid-cols-3 gap-4 p-5">
          <Column hue={2} title={t('scene.good')}>
            <IllustrationNote text={t('scene.note1')} reaction="cheer" reactions={4} votes={3} />
            <IllustrationNote text={t('scene.note2')} reaction="heart" reactions={2} votes={1} />
          </Column>
          <Column hue={5} title={t('scene.bad')}>
            <IllustrationNote text={t('scene.note3')} reaction="agree" reactions={5} votes={4} />
            <IllustrationNote text={t('scene.note4')} votes={2} />
          </Column>
          <Column hue={3} title={t('scene.idea')}>
            <div className="relative mb-3">
              <div className="absolute inset-0 rounded-md border border-dashed border-line-strong/60" />
              <IllustrationNote
                text={t('scene.note5')}
                votes={5}
                isFirst
                className="translate-x-2 -translate-y-2 rotate-3 shadow-floating"
              />
              <span className="absolute -end-4 -bottom-6 flex items-start text-accent-ink">
                <MousePointer2 className="size-5 fill-current" />
                <span className="mt-3.5 -ms-1 rounded-full bg-accent px-2 py-0.5 text-xs font-medium text-on-accent">
                  {t('scene.person')}
                </span>
              </span>
            </div>
            <IllustrationNote text={t('scene.note6')} reaction="heart" reactions={3} />
          </Column>
        </div>
      </div>
    </aside>
  )
}

const PEOPLE = ['scene.person', 'scene.person2', 'scene.person3', 'scene.person4'] as const

function Column({ hue, title, children }: { hue: number; title: string; children: ReactNode }) {
  return (
    <div data-hue={hue} className="flex min-w-0 flex-col gap-3">
      <div className="flex items-center gap-2 text-sm font-semibold">
        <span className="size-2.5 rounded-full bg-hue-strong" />
        <span className="truncate">{title}</span>
      </div>
      {children}
    </div>
  )
}
