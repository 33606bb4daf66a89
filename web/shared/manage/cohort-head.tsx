import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useCohortNames } from '#web/data/programme.ts'
import { useMe } from '#web/data/session.ts'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { intoRow } from '#web/ui/into-row.ts'
import { Crumbs } from './crumbs.tsx'
import classes from './manage-head.module.css'
import { useManagePlace } from './manage-place.ts'

const words = {
  en: { pages: 'People and matching of this cohort' },
  es: { pages: 'Personas y emparejamiento de esta cohorte' },
} as const

const pages = [
  { name: 'manage-org-cohortid', path: '' },
  { name: 'manage-org-cohortid-applications', path: 'applications' },
  { name: 'manage-org-cohortid-dashboard-mentors', path: 'dashboard/mentors' },
  { name: 'manage-org-cohortid-dashboard-cohort', path: 'dashboard/cohort' },
  { name: 'manage-org-cohortid-dashboard-incubating', path: 'dashboard/incubating' },
] as const

export type CohortPageName =
  | (typeof pages)[number]['name']
  | 'manage-org-cohortid-settings'
  | 'manage-org-cohortid-customize'

type Props = {
  page: CohortPageName
  /** Null until its name is here. */
  cohort: string | null
  children?: ReactNode
}

/** Where one is, and the way between the people of a cohort and their matching. */
export function CohortHead({ page, cohort, children }: Props) {
  const text = useText()
  const locale = useLocale()
  const { org, cohortId } = useManagePlace()
  const me = useMe()
  const { orgName } = useCohortNames(cohortId)
  const ownName = me?.main_org === org ? me.org_name : null
  const orgPath = localePath(locale, `/manage/${encodeURIComponent(org)}`)
  const base = `${orgPath}/${encodeURIComponent(cohortId)}`
  return (
    <header className={classes.head}>
      <Crumbs
        crumbs={[
          { href: orgPath, label: orgName ?? ownName ?? org },
          cohort !== null && page !== 'manage-org-cohortid'
            ? { href: base, label: cohort }
            : { label: cohort ?? '…' },
        ]}
      />
      <Title order={1}>{text(`page.${page}.title`)}</Title>
      {children}
      <nav className={classes.pages} aria-label={words[locale].pages}>
        {pages.map(({ name, path }) => (
          <a
            key={name}
            href={path ? `${base}/${path}` : base}
            aria-current={name === page ? 'page' : undefined}
            ref={name === page ? intoRow : undefined}
          >
            {text(`page.${name}.title`)}
          </a>
        ))}
      </nav>
    </header>
  )
}
