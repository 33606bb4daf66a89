import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { intoRow } from '#web/ui/into-row.ts'
import classes from './cohort-admin.module.css'
import { useCohortPlace } from './cohort-place.ts'
import { cohortAdminWords } from './words.ts'

const pages = [
  { name: 'manage-org-cohortid', path: '' },
  { name: 'manage-org-cohortid-applications', path: 'applications' },
  { name: 'manage-org-cohortid-dashboard-mentors', path: 'dashboard/mentors' },
  { name: 'manage-org-cohortid-dashboard-cohort', path: 'dashboard/cohort' },
] as const
export type PageName = (typeof pages)[number]['name']

type Props = { page: PageName; cohort: string; children?: ReactNode }

/** Where one is, and the way between the people of a cohort and their matching. */
export function CohortHead({ page, cohort, children }: Props) {
  const text = useText()
  const locale = useLocale()
  const said = cohortAdminWords[locale]
  const { org, cohortId } = useCohortPlace()
  const orgPath = localePath(locale, `/manage/${encodeURIComponent(org)}`)
  const base = `${orgPath}/${encodeURIComponent(cohortId)}`
  return (
    <header className={classes.head}>
      <nav aria-label={said.place}>
        <ol className={classes.crumbs}>
          <li>
            <a href={orgPath}>{text('page.manage-org.title')}</a>
          </li>
          <li>
            <a href={base}>{cohort}</a>
          </li>
        </ol>
      </nav>
      <Title order={1}>{text(`page.${page}.title`)}</Title>
      {children}
      <nav className={classes.pages} aria-label={said.pages}>
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
