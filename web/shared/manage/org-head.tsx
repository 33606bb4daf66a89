import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useOrganisation } from '#web/data/organisation.ts'
import { useMe } from '#web/data/session.ts'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { Crumbs } from './crumbs.tsx'
import classes from './manage-head.module.css'
import { useManagePlace } from './manage-place.ts'

type Props = {
  title: string
  /** Organisation home is itself the way up from the others. */
  isHome?: boolean
  children?: ReactNode
}

/** Which organisation a page is of, by name, and the way up: for the hub's people to all organisations. */
export function OrgHead({ title, isHome = false, children }: Props) {
  const text = useText()
  const locale = useLocale()
  const { org } = useManagePlace()
  const { name } = useOrganisation(org)
  const me = useMe()
  const crumbs = [
    ...(me?.superadmin
      ? [{ href: localePath(locale, '/manage/partners'), label: text('page.manage-partners.title') }]
      : []),
    ...(isHome ? [] : [{ href: localePath(locale, `/manage/${encodeURIComponent(org)}`), label: name }]),
  ]
  return (
    <header className={classes.head}>
      {crumbs.length > 0 ? <Crumbs crumbs={crumbs} /> : null}
      <Title order={1}>{title}</Title>
      {children}
    </header>
  )
}
