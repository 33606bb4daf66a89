import { useState } from 'react'
import { labelOf } from '#course/shared/segments.ts'
import { solutionsOf } from '#course/stakeholders/shared/solutions.ts'
import { solutionKinds } from '#domain/options/stakeholders.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Soft } from '#web/step-kit/layout/said.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { PictureDrawing } from '#web/step-kit/report/picture-drawing.tsx'
import { useIsWide } from '#web/step-kit/use-is-wide.ts'
import classes from './map.module.css'
import { axesOf, drawingsOf, own } from './map.ts'
import type { Drawing } from './radar.ts'
import { radarPicture, smallRadar } from './radar-picture.ts'
import { SolutionMark } from './solution-mark.tsx'
import { words } from './words.ts'

/** Letters that can be read beside the cards. */
const size = 12.5

type Props = {
  /** The row that is looked at elsewhere. */
  looked: string | null
  onLook: (id: string | null) => void
}

/** The radar, and whose shapes they are: one that is pointed at, reached or pressed stands alone. */
export function RadarView({ looked, onLook }: Props) {
  const locale = useLocale()
  const text = words[locale]
  const { data } = usePlan()
  const isWide = useIsWide()
  const [pressed, setPressed] = useState<string | null>(null)
  const axes = axesOf(data)
  const drawings = drawingsOf(data, text.own)
  const drawn = drawings.filter(({ scores }) => Object.keys(scores).length > 0)
  const alone = drawn.find(({ id }) => id === (looked ?? pressed))?.id ?? null
  const label = text.radarAbout(drawn.length, axes.length)
  const kinds = new Map(
    solutionsOf(data).map(({ id, kind }) => [id, labelOf(solutionKinds, kind, locale)] as const),
  )

  function press({ id }: Drawing) {
    onLook(null)
    setPressed(pressed === id ? null : id)
  }

  return (
    <div id="radar" className={classes.radar}>
      <Heading>{text.radar}</Heading>
      {isWide ? (
        <PictureDrawing
          className={classes.picture}
          picture={radarPicture(axes, drawings, { label, size, alone })}
        />
      ) : (
        <>
          <PictureDrawing className={classes.small} picture={smallRadar(axes, drawings, { label, alone })} />
          <ol className={classes.axes}>
            {axes.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ol>
        </>
      )}
      <Soft>{drawn.length === 0 ? text.noShapes : text.alone}</Soft>
      <ul className={classes.legend} aria-label={text.shapes}>
        {drawn.map((one) => (
          <li key={one.id}>
            <button
              type="button"
              aria-pressed={pressed === one.id}
              data-own={one.id === own}
              onClick={() => press(one)}
              onPointerEnter={() => onLook(one.id)}
              onPointerLeave={() => onLook(null)}
              onFocus={() => onLook(one.id)}
              onBlur={() => onLook(null)}
            >
              <SolutionMark of={one} />
              <span>
                {one.name}
                {kinds.get(one.id) ? <span className={classes.of}>{kinds.get(one.id)}</span> : null}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
