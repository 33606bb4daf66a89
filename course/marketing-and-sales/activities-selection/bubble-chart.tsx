import { figuresOf } from '#course/marketing-and-sales/shared/activity-figures.ts'
import { titleOf } from '#course/marketing-and-sales/shared/funnel-words.ts'
import { labelOf } from '#course/shared/segments.ts'
import { activityTypes } from '#domain/options/marketing.ts'
import { pictureWidth } from '#domain/report/text-box.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Soft } from '#web/step-kit/layout/said.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { pixelsPerPoint } from '#web/step-kit/zoom/in-pixels.ts'
import { Sheet } from '#web/step-kit/zoom/sheet.tsx'
import { SheetThing } from '#web/step-kit/zoom/sheet-thing.tsx'
import { ZoomFrame } from '#web/step-kit/zoom/zoom-frame.tsx'
import { bubbleShapes, chartHeight, groundShapes } from './bubble-picture.ts'
import { type Bubble, chartOf, radius } from './bubbles.ts'
import { words } from './words.ts'

const placeOf = ({ x, y }: Bubble) => {
  const reach = radius + 3
  return { x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach }
}

/** The picture of the report with a button over each mark. */
export function BubbleChart() {
  const locale = useLocale()
  const text = words[locale]
  const { data, write, queue, isEditable } = usePlan()
  const chart = chartOf(data)
  const said = ({ activity, number }: Bubble) => {
    const { reach, budget } = figuresOf(data, activity, locale)
    const band = labelOf(activityTypes, activity.activityType, locale)
    const told = text.said(`${number} ${titleOf(activity, locale)}`, band, reach, budget)
    return `${told}, ${activity.selected ? text.chosen : text.notChosen}`
  }
  return (
    <>
      <ZoomFrame
        label={text.chart}
        hint={isEditable ? text.chartHint : text.chartHintRead}
        width={pictureWidth * pixelsPerPoint}
      >
        {(zoom) => (
          <Sheet
            width={pictureWidth}
            height={chartHeight}
            zoom={zoom}
            ground={groundShapes(data, chart, locale)}
          >
            {chart.bubbles.map((bubble) => {
              const { _id, selected } = bubble.activity
              return (
                <SheetThing
                  key={queue.firstId(_id)}
                  place={placeOf(bubble)}
                  shapes={bubbleShapes(bubble)}
                  said={said(bubble)}
                  onOpen={
                    isEditable ? () => write.update('activity', _id, { selected: !selected }) : undefined
                  }
                />
              )
            })}
          </Sheet>
        )}
      </ZoomFrame>
      {chart.isPartial ? <Soft isSmall>{text.notDrawn}</Soft> : null}
    </>
  )
}
