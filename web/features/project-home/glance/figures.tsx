import { isKeyFigure, type KeyFigureName, keyFigureName, toldFigure } from '#course/plan-view/figure-words.ts'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale } from '#web/i18n/text.tsx'
import type { Glance } from '../project-home-documents.ts'
import classes from './glance.module.css'
import { words } from './words.ts'

type Figure = Glance['figures'][number]
type Props = { projectId: string; glance: Glance; isWriter: boolean }

/** Two years of one figure stand in one place. */
const ofYears: Readonly<Partial<Record<KeyFigureName, 'year1' | 'year3'>>> = {
  netProfit: 'year1',
  netProfitY3: 'year3',
}

export function Figures({ projectId, glance: { figures, currency }, isWriter }: Props) {
  const locale = useLocale()
  const said = words[locale]
  if (figures.every(({ value }) => value === null))
    return <p className={classes.soft}>{said.noFigures[isWriter ? 'writer' : 'reader']}</p>
  const shown = (figure: Figure) => <Value figure={figure} currency={currency} projectId={projectId} />
  const yearly = figures.filter(({ name }) => isKeyFigure(name) && ofYears[name])
  return (
    <dl className={classes.figures} aria-label={said.figures}>
      {figures.map((figure) => {
        const { name } = figure
        if (!isKeyFigure(name) || ofYears[name] === 'year3') return null
        return (
          <div key={name}>
            <dt>{ofYears[name] ? said.profits : keyFigureName(name, locale)}</dt>
            {ofYears[name] ? (
              yearly.map((one) => (
                <dd key={one.name} className={classes.year}>
                  <span className={classes.soft}>{said[one.name === 'netProfit' ? 'year1' : 'year3']}</span>{' '}
                  {shown(one)}
                </dd>
              ))
            ) : (
              <dd>{shown(figure)}</dd>
            )}
          </div>
        )
      })}
    </dl>
  )
}

type ValueProps = { figure: Figure; currency: string; projectId: string }

function Value({ figure: { name, value, module, step, ...titles }, currency, projectId }: ValueProps) {
  const locale = useLocale()
  const said = words[locale]
  if (!isKeyFigure(name)) return null
  if (value !== null)
    return (
      <strong className={classes.value} data-below={value < 0 || undefined}>
        {toldFigure(name, value, locale, currency)}
      </strong>
    )
  const title = locale === 'es' ? titles.step_title_es : titles.step_title
  return (
    <span className={classes.unknown}>
      {said.unknown}
      {module && step && title ? (
        <>
          {'. '}
          {said.askedIn}{' '}
          <a href={localePath(locale, `/home/project/${projectId}/${module}/${step}`)}>{title}</a>
        </>
      ) : null}
    </span>
  )
}
