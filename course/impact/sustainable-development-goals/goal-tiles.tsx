import type { CSSProperties } from 'react'
import { type Goal, goalTitle } from '#course/impact/shared/goals.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { List } from '#web/step-kit/layout/stack.tsx'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { inkColour } from '#web/step-kit/report/picture-shape.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LineIcon } from '#web/ui/line-icon.tsx'
import { switched } from './choosing.ts'
import { goalIcons } from './icons.ts'
import { goalInk } from './tile-picture.ts'
import classes from './tiles.module.css'
import { useGoals } from './use-goals.ts'
import { words } from './words.ts'

/** All seventeen by their numbers. Pressing one takes it up or lets it go. */
export function GoalTiles({ goals }: { goals: readonly Goal[] }) {
  const text = words[useLocale()]
  const byNumber = goals.toSorted((one, other) => one.index - other.index)
  return (
    <List columns="narrow" gap="s" aria-label={text.tiles}>
      {byNumber.map((goal) => (
        <li key={goal.index}>
          <Tile goal={goal} />
        </li>
      ))}
    </List>
  )
}

function Tile({ goal: { index, active } }: { goal: Goal }) {
  const locale = useLocale()
  const text = words[locale]
  const { isEditable } = usePlanFrame()
  const change = useGoals()
  const ink = goalInk(index)
  const look = {
    className: classes.tile,
    'data-active': active,
    style: { '--goal': inkColour(ink), '--goal-wash': inkColour(`${ink}-soft`) } as CSSProperties,
  }
  const shown = (
    <>
      <span className={classes.head}>
        <strong className="figures">{index}</strong>
        <LineIcon path={goalIcons[index] ?? ''} size={26} />
        {active ? <Icon name="check" size={22} className={classes.check} /> : null}
      </span>
      <strong>{goalTitle(index, locale)}</strong>
      <small>{text.covers[index - 1]}</small>
    </>
  )
  if (!isEditable) {
    return (
      <div {...look}>
        {shown}
        <span className="visually-hidden">{active ? text.on : text.off}</span>
      </div>
    )
  }
  return (
    <button
      type="button"
      {...look}
      aria-pressed={active}
      onClick={() => change((goals) => switched(goals, index))}
    >
      {shown}
    </button>
  )
}
