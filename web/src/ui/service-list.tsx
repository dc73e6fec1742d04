import { type ReactNode, Suspense, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { Answer } from '../lib/api.ts'
import { t } from '../lib/service-messages.ts'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { BreakableText } from './breakable-text.tsx'
import { focusList } from './focus-list.ts'
import { IconButton } from './icon-button.tsx'
import { lazyOnDemand } from './lazy-component.ts'
import { MenuItem } from './menu-items.tsx'
import { MenuOnDemand } from './menu-on-demand.tsx'
import { LoadFailure } from './load-failure.tsx'
import { ServiceRow } from './service-row.tsx'
import { ServiceTest, type ServiceTestProps } from './service-test.tsx'
import { showToast } from './toast.ts'
import { aloneLinkClass } from './link-class.ts'

const ConfirmCall = lazyOnDemand(async () => (await import('./confirm-call.tsx')).ConfirmCall<undefined>)

/** A service in a list: what it is, how it is doing, and how it is tested and disconnected. */
export interface ListedService {
  readonly id: string
  readonly icon: ReactNode
  readonly name: string
  /** Where it leads to; undefined: its name says so. */
  readonly detail?: string
  /** The team that connected it. */
  readonly team: string
  /** The page where it was connected. */
  readonly link: { readonly to: string; readonly text: string }
  readonly health: ReactNode
  /** Undefined: it cannot be tested. */
  readonly test?: Omit<ServiceTestProps, 'onTested'>
  readonly end: ServiceEnd
}

/** How a service is disconnected. */
interface ServiceEnd {
  /** The name of the menu, and of the item in it. */
  readonly more: string
  readonly text: string
  /** What the dialog asks. */
  readonly title: string
  readonly description: string
  /** Said once it is done. */
  readonly done: string
  readonly call: () => Promise<Answer<undefined>>
}

export interface ServiceListProps {
  title: string
  /** Undefined while they are loaded, and where they could not be. */
  services: readonly ListedService[] | undefined
  isError: boolean
  /** What is said where they could not be loaded. */
  unreadable: string
  onRetry: () => void
  /** Called once a service was tested or disconnected. */
  onChanged: () => Promise<void>
}

/** A list of services that were connected elsewhere; nothing where there are none. */
export function ServiceList({ title, services, isError, unreadable, onRetry, onChanged }: ServiceListProps) {
  const list = useRef<HTMLDivElement>(null)
  if (services === undefined)
    return isError ? <LoadFailure text={unreadable} retry={t('retry')} onRetry={onRetry} /> : null
  return (
    <div ref={list} tabIndex={-1} className="outline-none">
      {services.length > 0 && (
        <section aria-label={title} className="mt-6">
          <h3 className="text-sm font-semibold">{title}</h3>
          <ul className="mt-2 border-y border-line">
            {services.map((service) => (
              <Service
                key={service.id}
                {...service}
                onTested={() => void onChanged()}
                onEnded={async () => {
                  await onChanged()
                  // What had the focus may be gone.
                  focusList(list.current)
                }}
              />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function Service({
  icon,
  name,
  detail,
  team,
  link,
  health,
  test,
  end,
  onTested,
  onEnded,
}: ListedService & { onTested: () => void; onEnded: () => Promise<void> }) {
  const [isAsking, setAsking] = useState(false)
  const actions = (
    <>
      {test !== undefined && <ServiceTest {...test} onTested={onTested} />}
      <MenuOnDemand
        align="end"
        title={name}
        trigger={
          <IconButton
            atEnd
            label={end.more}
            size="sm"
            icon={<Ellipsis aria-hidden="true" className="size-4" />}
          />
        }
      >
        <MenuItem tone="danger" onSelect={() => setAsking(true)}>
          {end.text}
        </MenuItem>
      </MenuOnDemand>
      <Suspense>
        {isAsking && (
          <ConfirmCall
            title={end.title}
            text={end.description}
            label={end.text}
            call={end.call}
            onDone={() => {
              setAsking(false)
              showToast(end.done, { tone: 'ok' })
              void onEnded()
            }}
            onClose={() => setAsking(false)}
          />
        )}
      </Suspense>
    </>
  )
  const place = (
    <Link
      to={link.to}
      aria-label={link.text}
      dir="auto"
      className={`touch-area wrap-anywhere ${aloneLinkClass}`}
    >
      {team}
    </Link>
  )
  // A service that has no name of its own bears that of its team.
  const isNamed = name !== team
  return (
    <ServiceRow
      icon={icon}
      title={isNamed ? name : place}
      beside={isNamed && place}
      heading="h4"
      actions={actions}
    >
      {detail !== undefined && (
        <p className="text-ink-soft wrap-anywhere">
          <BreakableText text={detail} />
        </p>
      )}
      {health}
    </ServiceRow>
  )
}
