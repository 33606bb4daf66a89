import { useLocale } from '#web/i18n/text.tsx'
import classes from './manage-head.module.css'

const words = { en: 'Where you are', es: 'Dónde estás' } as const

export type Crumb = { readonly href: string; readonly label: string }

/** The way up from a page of the management, by name. */
export function Crumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const locale = useLocale()
  return (
    <nav aria-label={words[locale]}>
      <ol className={classes.crumbs}>
        {crumbs.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
