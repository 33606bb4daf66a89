import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useCohortNames } from '#web/data/programme.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { type Crumb, Crumbs } from '#web/shared/manage/crumbs.tsx'
import classes from './content.module.css'
import { type ContentPlace, contentPaths } from './content-paths.ts'

type Props = {
  place: ContentPlace
  /** Below the cohort. */
  crumbs?: readonly Crumb[]
  title: string
  lead: string
  children?: ReactNode
}

/** Where one is, what this page is, and what can be done with all of it. */
export function ContentHead({ place, crumbs = [], title, lead, children }: Props) {
  const paths = contentPaths(place, useLocale())
  const names = useCohortNames(place.cohortId)
  return (
    <header className={classes.head}>
      <Crumbs
        crumbs={[
          { href: paths.orgHome, label: names.orgName ?? place.org },
          { href: paths.cohort, label: names.title ?? '…' },
          ...crumbs,
        ]}
      />
      <Title order={1}>{title}</Title>
      <p className={classes.lead}>{lead}</p>
      {children}
    </header>
  )
}
