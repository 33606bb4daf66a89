import { moduleBySlug } from '#course/course.ts'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { cellStates, isCellState } from './cell-states.ts'
import classes from './module-cells.module.css'
import { cellWords } from './words.ts'

export type Cell = {
  readonly module: string
  readonly state: string
  readonly days: number | null
  readonly is_late: boolean
}

type Props = { projectId: string; project: string; cells: readonly Cell[] }

/** The modules of one project: state by letter and colour, age in words, each leading to its review or to the module. */
export function ModuleCells({ projectId, project, cells }: Props) {
  const locale = useLocale()
  const said = cellWords[locale]
  return (
    <ul className={classes.cells} aria-label={said.modules(project)}>
      {cells.map((cell) => (
        <li key={cell.module}>
          <OneCell projectId={projectId} cell={cell} />
        </li>
      ))}
    </ul>
  )
}

function OneCell({ projectId, cell }: { projectId: string; cell: Cell }) {
  const locale = useLocale()
  const said = cellWords[locale]
  const module = moduleBySlug(cell.module)
  if (!module || !isCellState(cell.state)) return null
  const { state, days } = cell
  const name = [
    `${module.number}. ${module.name[locale]}: ${said.states[state]}`,
    days === null ? '' : said.since(days),
    cell.is_late ? `(${said.late})` : '',
  ]
    .filter(Boolean)
    .join(' ')
  const face = (
    <>
      <small aria-hidden="true">{module.number}</small>
      <b aria-hidden="true">
        {said.letters[state]}
        {state === 'waiting' && days !== null ? <i>{days}</i> : null}
      </b>
      <span className="visually-hidden">{name}</span>
    </>
  )
  const looks = {
    className: classes.cell,
    'data-state': state,
    'data-late': cell.is_late || undefined,
    title: name,
  }
  if (state === 'closed') return <span {...looks}>{face}</span>
  const step = state === 'open' ? module.steps[0]?.slug : 'summary'
  return (
    <a {...looks} href={localePath(locale, `/home/project/${projectId}/${cell.module}/${step}`)}>
      {face}
    </a>
  )
}

export function CellLegend() {
  const said = cellWords[useLocale()]
  return (
    <ul className={classes.legend} aria-label={said.legend}>
      {cellStates.map((state) => (
        <li key={state}>
          <span className={classes.cell} data-state={state} aria-hidden="true">
            <b>{said.letters[state]}</b>
          </span>
          {said.states[state]}
        </li>
      ))}
      <li>
        <span className={classes.cell} data-state="waiting" data-late aria-hidden="true">
          <b>{said.letters.waiting}</b>
        </span>
        {said.late}
      </li>
    </ul>
  )
}
