import { ownScores, type Scores, type Solution, withScore } from '#course/stakeholders/shared/solutions.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { CommentButton } from '#web/step-kit/comment-button.tsx'
import { Card } from '#web/step-kit/layout/card.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Fault, Soft } from '#web/step-kit/layout/said.tsx'
import { List, Stack } from '#web/step-kit/layout/stack.tsx'
import { WideTable } from '#web/step-kit/layout/wide-table.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { useGap } from '#web/step-kit/step-context.tsx'
import { useIsWide } from '#web/step-kit/use-is-wide.ts'
import classes from './map.module.css'
import { type Axis, axesOf, own, step } from './map.ts'
import { ScoreSelect } from './score-select.tsx'
import { SolutionMark } from './solution-mark.tsx'
import { useSave } from './use-save.ts'
import { words } from './words.ts'

type Props = {
  /** The first is null until something was said of what people do by themselves. */
  solutions: readonly (Solution | null)[]
  /** The number of the first. */
  from: number
  /** Which row is looked at. */
  onLook: (id: string | null) => void
}

/** Solutions by activities; on a phone one below the other. */
export function ScoreTable({ solutions, from, onLook }: Props) {
  const text = words[useLocale()]
  const { data, write, queue, isEditable } = usePlan()
  const isWide = useIsWide()
  const axes = axesOf(data)
  const rows = (
    <>
      {solutions.map((solution, index) => (
        <SolutionRow
          key={index === 0 ? 'first' : queue.firstId(solution?.id ?? '')}
          {...{ solution, axes, isWide, onLook }}
          number={from + index}
        />
      ))}
      <Scored
        {...{ axes, isWide, onLook }}
        id={own}
        field={own}
        number={null}
        name={text.own}
        scores={ownScores(data)}
        onScores={(valueArr) => write.save({ step, key: 'own' }, { valueArr })}
      />
    </>
  )
  return (
    <Stack gap="m" id="scores">
      <div>
        <Heading>{text.scores}</Heading>
        {isEditable ? <Soft>{text.scoresAbout}</Soft> : null}
      </div>
      {isWide ? (
        <WideTable
          label={text.scores}
          head={
            <>
              <th scope="col">{text.solution}</th>
              {axes.map(({ id, name }) => (
                <th key={queue.firstId(id)} scope="col">
                  {name}
                </th>
              ))}
            </>
          }
        >
          {rows}
        </WideTable>
      ) : (
        <List gap="s">{rows}</List>
      )}
    </Stack>
  )
}

type RowProps = Pick<ScoredProps, 'axes' | 'isWide' | 'onLook'> & {
  solution: Solution | null
  number: number
}

function SolutionRow({ solution, ...rest }: RowProps) {
  const text = words[useLocale()]
  const save = useSave(solution)
  return (
    <Scored
      {...rest}
      id={solution?.id ?? ''}
      field={`solution.valueArr:${solution?.id ?? 'new'}`}
      name={solution ? solution.name : text.nothing}
      scores={solution?.scores ?? {}}
      onScores={(valueArr) => save({ valueArr })}
    />
  )
}

type ScoredProps = {
  axes: readonly Axis[]
  isWide: boolean
  onLook: Props['onLook']
  id: string
  /** Where the step says that a score is missing. */
  field: string
  number: number | null
  name: string
  scores: Scores
  onScores: (scores: string[]) => void
}

function Scored({ axes, isWide, onLook, id, field, number, name, scores, onScores }: ScoredProps) {
  const text = words[useLocale()]
  const { queue } = usePlan()
  const gap = useGap(field)
  const look = {
    onPointerEnter: () => onLook(id),
    onPointerLeave: () => onLook(null),
    onFocus: () => onLook(id),
    onBlur: () => onLook(null),
  }
  const title = (
    <span className={classes.head}>
      <SolutionMark of={{ number }} /> <span>{name}</span>
      {number === null ? <CommentButton field={own} label={name} /> : null}
    </span>
  )
  const cell = ({ id: activity, name: axis }: Axis) => (
    <ScoreSelect
      label={text.cell(name, axis)}
      value={scores[activity] ?? null}
      onPick={(score) => onScores(withScore(scores, activity, score))}
    />
  )
  if (!isWide) {
    return (
      <Card as="li" isSmall {...(number === null ? { wash: 'leaf' } : {})} data-field={field}>
        <strong>{title}</strong>
        <Fault>{gap}</Fault>
        {axes.map((axis) => (
          <div key={queue.firstId(axis.id)} className={classes.line}>
            <span>{`${axis.number}. ${axis.name}`}</span>
            {cell(axis)}
          </div>
        ))}
      </Card>
    )
  }
  return (
    <tr data-field={field} data-own={number === null} {...look}>
      <th scope="row">
        {title}
        <Fault>{gap}</Fault>
      </th>
      {axes.map((axis) => (
        <td key={queue.firstId(axis.id)}>{cell(axis)}</td>
      ))}
    </tr>
  )
}
