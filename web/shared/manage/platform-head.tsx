import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useText } from '#web/i18n/text.tsx'
import classes from './manage-head.module.css'

type PageName =
  | 'manage-announcements'
  | 'manage-add-announcement'
  | 'manage-bugs'
  | 'manage-partners'
  | 'manage-reviews'
  | 'manage-org-search'

type Props = {
  page: PageName
  /** The one button that begins something here. */
  children?: ReactNode
}

/** What a page of the platform is about. */
export function PlatformHead({ page, children }: Props) {
  const text = useText()
  return (
    <header className={classes.platform}>
      <div>
        <Title order={1}>{text(`page.${page}.title`)}</Title>
        <p className={classes.about}>{text(`page.${page}.about`)}</p>
      </div>
      {children}
    </header>
  )
}
