import { Title } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { Fault, Soft } from '#web/step-kit/layout/said.tsx'
import { Stack } from '#web/step-kit/layout/stack.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { useGap } from '#web/step-kit/step-context.tsx'
import classes from './coverage-grid.module.css'
import { CoverageList } from './coverage-list.tsx'
import { type Coverage, coverageOf, type Source, strengthOf } from './sources.ts'
import type { Words } from './words.ts'

type Props = { words: Words; onToggle: (source: Source, question: string) => void }

/** Questions by sources. A dot says that the source can answer; on a phone the same stands as a list. */
export function CoverageGrid({ words, onToggle }: Props) {
  const { data } = usePlan()
  const isWide = useMediaQuery('(min-width: 37.5em)', true, { getInitialValueInEffect: false })
  const coverage = coverageOf(data)
  return (
    <Stack gap="m">
      <div>
        <Title order={2} size="h3">
          {words.coverage}
        </Title>
        <Soft>{words.coverageAbout}</Soft>
      </div>
      {isWide ? (
        <Table coverage={coverage} words={words} onToggle={onToggle} />
      ) : (
        <CoverageList coverage={coverage} words={words} onToggle={onToggle} />
      )}
    </Stack>
  )
}

function Table({ coverage, words, onToggle }: Props & { coverage: readonly Coverage[] }) {
  const { data, queue } = usePlan()
  const sources = data.source ?? []
  return (
    /* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide grid scrolls by keyboard too */
    <section className={classes.scroll} tabIndex={0} aria-label={words.coverage}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{words.question}</th>
            {sources.map((source, index) => (
              <th
                key={queue.firstId(source._id)}
                scope="col"
                title={source.text ?? ''}
                className={classes.narrow}
              >
                <span aria-hidden="true">{index + 1}</span>
                <span className="visually-hidden">{source.text}</span>
              </th>
            ))}
            <th scope="col">{words.found}</th>
          </tr>
        </thead>
        <tbody>
          {coverage.map((row) => (
            <Row key={row.question._id} row={row} sources={sources} words={words} onToggle={onToggle} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

type RowProps = Props & { row: Coverage; sources: readonly Source[] }

function Row({ row, sources, words, onToggle }: RowProps) {
  const { queue, isEditable } = usePlan()
  const field = `question:${row.question._id}`
  const gap = useGap(field)
  const strength = strengthOf(row)
  const question = row.question.text ?? ''
  return (
    <tr data-field={field} data-strength={strength}>
      <th scope="row">{question}</th>
      {sources.map((source) => {
        const isCovered = row.sources.includes(source)
        const dot = <span className={classes.dot} data-on={isCovered} aria-hidden="true" />
        return (
          <td key={queue.firstId(source._id)} className={classes.narrow}>
            {isEditable ? (
              <button
                type="button"
                className={classes.cell}
                aria-pressed={isCovered}
                aria-label={words.cell(question, source.text ?? '')}
                onClick={() => onToggle(source, row.question._id)}
              >
                {dot}
              </button>
            ) : (
              <>
                {dot}
                <span className="visually-hidden">{isCovered ? words.yes : words.no}</span>
              </>
            )}
          </td>
        )
      })}
      <td className={classes.verdict}>
        {words.strength[strength](row.sources.length)}
        <Fault>{gap}</Fault>
      </td>
    </tr>
  )
}
