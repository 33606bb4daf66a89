import { useQuery } from 'urql'
import { figures as written } from '#domain/figures.ts'
import type { Locale } from '#web/i18n/locale.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Problem } from '#web/shared/manage/problem.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { type Figures, figuresDocument } from './rating-documents.ts'
import { moduleNameOf } from './rating-list.tsx'
import classes from './reviews.module.css'
import { words } from './words.ts'

/** How helpful each module was, and how that went over time; for one role where the list is narrowed to it. */
export function RatingFigures({ role }: { role: string | null }) {
  const said = words[useLocale()].figures
  const [{ data, error }] = useQuery({ query: figuresDocument, variables: { role } })
  const figures = data?.moduleRatingFigures
  if (!figures) return <Problem>{error ? said.failed : null}</Problem>
  if (figures.modules.length === 0) return null
  return (
    <div className={classes.figures}>
      <Panel title={said.modules}>
        <ByModule modules={figures.modules} />
      </Panel>
      <Panel title={said.months}>
        <ByMonth months={figures.months} />
      </Panel>
    </div>
  )
}

function ByModule({ modules }: Pick<Figures, 'modules'>) {
  const locale = useLocale()
  const said = words[locale].figures
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on a narrow screen, also without a mouse
    <section className={classes.scroll} tabIndex={0} aria-label={`${said.modules}, 1–5`}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{said.module}</th>
            <th scope="col">{said.count}</th>
            <th scope="col">{said.average}</th>
            <th scope="col">{said.scale}</th>
          </tr>
        </thead>
        <tbody>
          {modules.map(({ module, count, average, scale }) => (
            <tr key={module}>
              <th scope="row">{moduleNameOf(module, locale)}</th>
              <td>{written(count, locale)}</td>
              <td>{averageIn(average, locale)}</td>
              <td>{scale.some(Boolean) ? <Scale scale={scale} /> : said.noAverage}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Scale({ scale }: { scale: readonly number[] }) {
  const said = words[useLocale()].figures
  const most = Math.max(1, ...scale)
  return (
    <span className={classes.scale}>
      {scale.map((count, index) => (
        <span key={index} className={classes.step}>
          <span
            className={classes.bar}
            style={{ blockSize: `${(count / most) * 1.75}rem` }}
            aria-hidden="true"
          />
          <span className={classes.chosen}>{said.chosen(count, index + 1)}</span>
        </span>
      ))}
    </span>
  )
}

function ByMonth({ months }: Pick<Figures, 'months'>) {
  const locale = useLocale()
  const said = words[locale].figures
  const name = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return (
    <table className={classes.table} aria-label={said.months}>
      <thead>
        <tr>
          <th scope="col">{said.month}</th>
          <th scope="col">{said.count}</th>
          <th scope="col">{said.average}</th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, count, average }) => (
          <tr key={month}>
            <th scope="row">{name.format(new Date(`${month}-01T00:00:00Z`))}</th>
            <td>{written(count, locale)}</td>
            <td>{averageIn(average, locale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function averageIn(average: number | null | undefined, locale: Locale): string {
  if (typeof average !== 'number') return words[locale].figures.noAverage
  return average.toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
}
