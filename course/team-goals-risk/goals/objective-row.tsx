import { DayField } from '#course/shared/day-field.tsx'
import { allWork } from '#course/team-goals-risk/shared/work.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { CheckList } from '#web/step-kit/check-list.tsx'
import { ItemText } from '#web/step-kit/item-text.tsx'
import { Fault, NumberMark, Soft, Told } from '#web/step-kit/layout/said.tsx'
import { Row } from '#web/step-kit/layout/stack.tsx'
import { RemoveButton } from '#web/step-kit/lists/remove-button.tsx'
import { Picks } from '#web/step-kit/picks.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { useGap } from '#web/step-kit/step-context.tsx'
import { Fold } from '#web/ui/fold.tsx'
import classes from './goals.module.css'
import { checksOf, chosenIn, isPast, longestTitle, type Placed } from './goals.ts'
import { keptTitle, useGoals } from './use-goals.ts'
import { words } from './words.ts'

const today = () => new Date().toISOString().slice(0, 10)

/** One step on the way: what, by when, and by which activities. */
export function ObjectiveRow({ objective }: { objective: Placed }) {
  const locale = useLocale()
  const text = words[locale]
  const { isEditable } = usePlan()
  const { changeObjective, removeObjective } = useGoals()
  const { goal, place, number, title } = objective
  const at = `${goal.id}.${place}`
  const gap = useGap(`objective:${at}`)
  const name = title || text.numbered(number)
  return (
    <li className={classes.objective} data-field={`objective:${at}`}>
      <div className={classes.line}>
        <NumberMark>{number}</NumberMark>
        <ItemText
          className={classes.words}
          label={text.numbered(number)}
          keptAs={keptTitle(goal.id, title)}
          value={title}
          others={goal.objectives.toSpliced(place, 1).map((one) => one.title)}
          maxLength={longestTitle}
          isOneParagraph
          onSave={(next) => changeObjective(goal.id, place, { title: next })}
        />
        <RemoveButton name={name} onRemove={() => removeObjective(objective)} />
      </div>
      <Fault>{gap}</Fault>
      <Day objective={objective} at={at} name={name} />
      <Activities objective={objective} at={at} name={name} />
      {isEditable ? <CheckList checks={checksOf(objective)} labels={text.checks} isInline /> : null}
    </li>
  )
}

type PartProps = { objective: Placed; at: string; name: string }

function Day({ objective, at, name }: PartProps) {
  const text = words[useLocale()]
  const { isEditable } = usePlan()
  const { changeObjective } = useGoals()
  const { goal, place, date } = objective
  return (
    <>
      <DayField
        field={`date:${at}`}
        label={text.date}
        of={name}
        value={date}
        onSave={(next) => changeObjective(goal.id, place, { date: next })}
      />
      {isEditable && isPast(objective, today()) ? <Told tone="warn">{text.past}</Told> : null}
    </>
  )
}

function Activities({ objective, at, name }: PartProps) {
  const text = words[useLocale()]
  const { data, isEditable } = usePlan()
  const { changeObjective } = useGoals()
  const { goal, place } = objective
  const chosen = chosenIn(data, objective)
  const options = allWork(data).map((work) => ({ id: work.text, text: work.text }))
  const gap = useGap(`activities:${at}`)
  const picks = (
    <Picks
      field={`activities:${at}`}
      label={text.activities}
      of={name}
      options={options}
      chosen={chosen}
      onChange={(activities) => changeObjective(goal.id, place, { activities })}
    />
  )
  if (!isEditable) return picks
  if (options.length === 0) return <Soft isSmall>{text.noWork}</Soft>
  return (
    <div>
      {chosen.length > 0 ? (
        <Row aria-label={text.activities}>
          {chosen.map((one) => (
            <span key={one} className={classes.chip}>
              {one}
            </span>
          ))}
        </Row>
      ) : null}
      <Fold
        label={
          <>
            {chosen.length === 0 ? text.choose : text.change}
            <span className="visually-hidden">: {name}</span>
          </>
        }
        {...(gap && { open: true })}
      >
        {picks}
      </Fold>
    </div>
  )
}
