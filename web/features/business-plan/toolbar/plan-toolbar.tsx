import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Scenario } from '#domain/finance/offerings.ts'
import { scenarios } from '#domain/options/finance.ts'
import { ShareButton } from '#web/features/business-plan/sharing/share-button.tsx'
import { inLocale } from '#web/i18n/locale.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { useAddress } from '#web/shared/address/use-address.ts'
import { Segments } from '#web/ui/segments.tsx'
import { DownloadMenu, DownloadState } from './download-menu.tsx'
import classes from './toolbar.module.css'
import { usePlanDownload } from './use-plan-download.ts'
import { toolbarWords } from './words.ts'

type Props = {
  projectId: string
  account: string
  isTeam: boolean
  scenario: Scenario
  onScenario: (scenario: Scenario) => void
  /** Unknown until the plan is here. */
  currency: string | undefined
  /** Which of the two views this is, and where the other one stands. */
  view: 'document' | 'glance'
  otherView: string
  /** What else can be done with the plan. */
  children?: ReactNode
}

/** Above both views of the plan: in which language and scenario, as which file, and the way to the other view. */
export function PlanToolbar(props: Props) {
  const { projectId, account, isTeam, scenario, onScenario, currency, view, otherView, children } = props
  const locale = useLocale()
  const words = toolbarWords[locale]
  const other = locale === 'en' ? 'es' : 'en'
  const { pathname, searchStr, hash } = useAddress()
  const files = usePlanDownload({ projectId, account, isTeam, scenario })
  return (
    <section className={classes.toolbar} aria-label={words.toolbar}>
      <div className={classes.row}>
        <div className={classes.scenario}>
          <Segments
            aria-label={words.scenario}
            value={scenario}
            data={scenarios.map((one) => ({ value: one.value, label: one[locale] }))}
            onChange={onScenario}
          />
        </div>
        <div className={classes.ways}>
          <Button component="a" variant="subtle" href={otherView}>
            {view === 'document' ? words.glance : words.document}
          </Button>
          {children}
          {isTeam ? (
            <ShareButton {...{ projectId, scenario }} what={view === 'document' ? 'plan' : 'canvas'} />
          ) : null}
          <DownloadMenu {...files} />
        </div>
      </div>
      <p className={classes.note}>
        {currency ? <span>{words.currency(currency)}</span> : null}
        <a
          lang={other}
          hrefLang={other}
          data-language={other}
          href={inLocale(other, { pathname, search: searchStr, hash })}
        >
          {words.language}
        </a>
      </p>
      <DownloadState {...files} />
    </section>
  )
}
