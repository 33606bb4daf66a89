import { useLocale } from '#web/i18n/text.tsx'
import classes from './manage-head.module.css'

const words = { en: 'Where you are', es: 'Dónde estás' } as const

export type Crumb = {
  /** Left out for the place one is in. */
  readonly href?: string
  readonly label: string
}

/** The way up from a page of the management, by name. */
export function Crumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const locale = useLocale()
  const nearest = crumbs.findLast(({ href }) => href)
  return (
    <nav aria-label={words[locale]}>
      <ol className={classes.crumbs}>
        {crumbs.map((crumb) => (
          <li key={crumb.href ?? ''} data-nearest={crumb === nearest || undefined}>
            {crumb.href ? <a href={crumb.href}>{crumb.label}</a> : <span>{crumb.label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
