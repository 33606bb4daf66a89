import { useMemo, useRef } from 'react'
import { dayText } from '#course/shared/days.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { PictureOrList, useView } from '#web/step-kit/layout/picture-or-list.tsx'
import { Soft } from '#web/step-kit/layout/said.tsx'
import { List, Row, Stack } from '#web/step-kit/layout/stack.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { PictureDrawing } from '#web/step-kit/report/picture-drawing.tsx'
import classes from './goals.module.css'
import { byDay, objectivesOf } from './goals.ts'
import { radius, roadmapPicture } from './roadmap-picture.ts'
import { useMoving } from './use-moving.ts'
import { words } from './words.ts'

/** All objectives along the months, to look at and to move; the same as a list. */
export function RoadmapLine() {
  const locale = useLocale()
  const text = words[locale]
  const { data, isEditable } = usePlan()
  const [view, setView] = useView()
  const roadmap = useMemo(() => roadmapPicture(data, locale), [data, locale])
  const hasMarks = roadmap !== null && roadmap.marks.length > 0
  return (
    <Stack gap="m">
      <Row>
        <Heading>{text.roadmap}</Heading>
        {hasMarks ? <PictureOrList view={view} onChange={setView} /> : null}
      </Row>
      {!hasMarks ? <Soft>{text.roadmapEmpty}</Soft> : null}
      {hasMarks && view === 'list' ? <ByDay /> : null}
      {hasMarks && view === 'picture' ? (
        <>
          {isEditable ? <Soft isSmall>{text.roadmapAbout}</Soft> : null}
          <Line />
        </>
      ) : null}
    </Stack>
  )
}

function ByDay() {
  const locale = useLocale()
  const text = words[locale]
  const { data } = usePlan()
  return (
    <List isOrdered gap="s">
      {byDay(objectivesOf(data)).map(({ number, title, date, goal }) => (
        <li key={number} className={classes.day}>
          <strong>{dayText(date, locale) || text.noDate}</strong>
          <span>{`${number}. ${title || text.numbered(number)}`}</span>
          <Soft isSmall>{goal.title || text.nameless}</Soft>
        </li>
      ))}
    </List>
  )
}

function Line() {
  const locale = useLocale()
  const text = words[locale]
  const { data, isEditable } = usePlan()
  const area = useRef<HTMLDivElement>(null)
  const { shown, pulled, handlers } = useMoving(data, area)
  const roadmap = useMemo(() => roadmapPicture(shown, locale), [shown, locale])
  if (!roadmap) return null
  return (
    <div className={classes.roadmap} ref={area}>
      <PictureDrawing className={classes.picture} picture={roadmap} />
      {isEditable
        ? roadmap.marks.map(({ objective, x, y }) => (
            <button
              key={`${objective.goal.id}.${objective.place}`}
              type="button"
              className={classes.mark}
              data-pulled={pulled?.number === objective.number}
              style={{
                left: `${(x / roadmap.width) * 100}%`,
                top: `${(y / roadmap.height) * 100}%`,
                width: `${((2 * radius + 2) / roadmap.width) * 100}%`,
              }}
              aria-label={text.mark(objective.number, objective.title, dayText(objective.date, locale))}
              title={text.mark(objective.number, objective.title, dayText(objective.date, locale))}
              {...handlers(objective)}
            />
          ))
        : null}
      {pulled ? (
        <output className={classes.pulled} style={{ left: `${pulled.at * 100}%` }}>
          {dayText(pulled.date, locale)}
        </output>
      ) : null}
    </div>
  )
}
