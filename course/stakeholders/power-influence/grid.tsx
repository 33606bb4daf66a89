import { memo, type RefObject, useMemo, useRef } from 'react'
import { dotClass, GridView, overDot } from '#course/shared/placing/grid-view.tsx'
import placing from '#course/shared/placing/placing.module.css'
import { useGridSide } from '#course/shared/placing/use-grid-side.ts'
import { dotId } from '#course/shared/placing/use-placing.ts'
import { labelOf } from '#course/shared/segments.ts'
import { radius } from '#course/stakeholders/shared/grid.ts'
import { gridPicture } from '#course/stakeholders/shared/grid-picture.ts'
import { isPlaced, quadrantOf, quadrants } from '#course/stakeholders/shared/power-interest.ts'
import { nameOf, type Stakeholder } from '#course/stakeholders/shared/stakeholders.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import classes from './grid.module.css'
import { Tray } from './tray.tsx'
import { usePlacing } from './use-placing.ts'
import { words } from './words.ts'

type Props = { stakeholders: readonly Stakeholder[] }

/** On a phone the grid is looked at; the sliders below move the dots. */
export function SmallGrid({ stakeholders }: Props) {
  const area = useRef<HTMLDivElement>(null)
  return <GridView picture={usePicture(stakeholders, area)} ref={area} />
}

function usePicture(stakeholders: readonly Stakeholder[], area: RefObject<HTMLElement | null>) {
  const locale = useLocale()
  const side = useGridSide(area)
  return useMemo(() => gridPicture(stakeholders, locale, { by: 'group', side }), [stakeholders, locale, side])
}

/** The grid to work in, with those who wait for their place beside it. */
export const WideGrid = memo(function WideGrid({ stakeholders }: Props) {
  const locale = useLocale()
  const text = words[locale]
  const { isEditable } = usePlanFrame()
  const area = useRef<HTMLDivElement>(null)
  const picture = usePicture(stakeholders, area)
  const waiting = stakeholders.filter((one) => !isPlaced(one))
  const { pulled, held, hold, handlers, putHeld } = usePlacing(picture, area)
  const numbers = new Map(stakeholders.map((one, index) => [one.id, index + 1]))
  return (
    <section className={classes.work} aria-label={text.grid} data-alone={!isEditable || waiting.length === 0}>
      {isEditable ? (
        <Tray waiting={waiting} numbers={numbers} held={held} onHold={hold} handlers={handlers} />
      ) : null}
      <div className={classes.grid}>
        <GridView picture={picture} ref={area}>
          {held ? (
            // The arrow keys place without it.
            <button
              type="button"
              tabIndex={-1}
              className={placing.target}
              aria-label={text.putHere(nameOf(held, locale))}
              onClick={putHeld}
            />
          ) : null}
          {isEditable
            ? picture.dots.map((dot) => {
                const { id, power, interest } = dot.stakeholder
                return (
                  <button
                    key={id}
                    id={dotId(id)}
                    type="button"
                    className={dotClass}
                    style={overDot(dot, radius, picture)}
                    aria-pressed={held?.id === id}
                    aria-label={`${dot.number} ${nameOf(dot.stakeholder, locale)}: ${text.at(power, interest)}, ${labelOf(quadrants, quadrantOf(dot.stakeholder), locale)}`}
                    onClick={() => hold(dot.stakeholder)}
                    {...handlers(dot.stakeholder)}
                  />
                )
              })
            : null}
        </GridView>
      </div>
      {pulled ? (
        <div className={placing.pulled} style={{ left: pulled.x, top: pulled.y }} aria-hidden="true">
          {numbers.get(pulled.thing.id)} {nameOf(pulled.thing, locale)}
        </div>
      ) : null}
    </section>
  )
})
