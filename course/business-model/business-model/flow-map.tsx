import { lanesOfSegment } from '#course/shared/paying-segments.ts'
import { nameOf, type Segment } from '#course/shared/segments.ts'
import { pictureWidth } from '#domain/report/text-box.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { pixelsPerPoint } from '#web/step-kit/zoom/in-pixels.ts'
import { Sheet } from '#web/step-kit/zoom/sheet.tsx'
import { SheetThing } from '#web/step-kit/zoom/sheet-thing.tsx'
import { ZoomFrame } from '#web/step-kit/zoom/zoom-frame.tsx'
import { flowLayout } from './flow-layout.ts'
import { groundShapes, nodeShapes } from './flow-picture.ts'
import { words } from './words.ts'

type Props = { chosen: Segment | undefined; onChoose: (segment: Segment) => void }

/** The picture of the report with a button over each segment. */
export function FlowMap({ chosen, onChoose }: Props) {
  const locale = useLocale()
  const text = words[locale]
  const { data, queue, isEditable } = usePlan()
  const layout = flowLayout(data, locale)
  const said = (segment: Segment) => {
    const lanes = lanesOfSegment(data, segment).map((lane) => text.said[lane])
    return `${nameOf(segment, locale)}: ${lanes.join(', ') || text.nowhere}`
  }
  return (
    <ZoomFrame
      label={text.picture}
      hint={isEditable ? text.hint : text.readHint}
      width={pictureWidth * pixelsPerPoint}
    >
      {(zoom) => (
        <Sheet
          width={pictureWidth}
          height={layout.height}
          zoom={zoom}
          ground={groundShapes(data, layout, isEditable ? text.you : text.team, locale)}
        >
          {layout.nodes.map((node) => (
            <SheetThing
              key={queue.firstId(node.segment._id)}
              place={node}
              shapes={nodeShapes(data, node, locale, node.segment === chosen)}
              said={said(node.segment)}
              onOpen={() => onChoose(node.segment)}
            />
          ))}
        </Sheet>
      )}
    </ZoomFrame>
  )
}
