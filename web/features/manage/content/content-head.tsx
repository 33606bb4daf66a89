import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useLocale } from '#web/i18n/text.tsx'
import classes from './content.module.css'

const words = { en: { place: 'Where you are' }, es: { place: 'Dónde estás' } } as const

type Props = {
  crumbs: readonly { readonly href: string; readonly label: string }[]
  title: string
  lead?: string
  children?: ReactNode
}

/** Where one is, what this page is, and what can be done with all of it. */
export function ContentHead({ crumbs, title, lead, children }: Props) {
  return (
    <header className={classes.head}>
      <nav aria-label={words[useLocale()].place}>
        <ol className={classes.crumbs}>
          {crumbs.map(({ href, label }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ol>
      </nav>
      <Title order={1}>{title}</Title>
      {lead ? <p className={classes.lead}>{lead}</p> : null}
      {children}
    </header>
  )
}
