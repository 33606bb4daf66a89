import { nameOf, type Stakeholder } from '#course/stakeholders/shared/stakeholders.ts'
import { pictureWidth } from '#domain/report/text-box.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { pixelsPerPoint } from '#web/step-kit/zoom/in-pixels.ts'
import { Sheet } from '#web/step-kit/zoom/sheet.tsx'
import { SheetThing } from '#web/step-kit/zoom/sheet-thing.tsx'
import { useDrag } from '#web/step-kit/zoom/use-drag.ts'
import { ZoomFrame } from '#web/step-kit/zoom/zoom-frame.tsx'
import { useMap } from './map-context.tsx'
import { layoutOf, type Node, rectOf } from './map-layout.ts'
import { groundShapes, nodeShapes } from './map-picture.ts'
import { aboutOf } from './tie-card.tsx'
import { words } from './words.ts'

/** The picture of the report, with a button over everybody; a line drawn from one to another connects them. */
export function NetworkMap() {
  const text = words[useLocale()]
  const { isEditable } = usePlan()
  return (
    <ZoomFrame
      label={text.map}
      hint={isEditable ? text.dragHint : text.readHint}
      width={pictureWidth * pixelsPerPoint}
    >
      {(zoom) => <MapSheet zoom={zoom} />}
    </ZoomFrame>
  )
}

function MapSheet({ zoom }: { zoom: number }) {
  const locale = useLocale()
  const text = words[locale]
  const { data, queue, isEditable } = usePlan()
  const { stakeholders, chosen, drawing, draw, choose } = useMap()
  const layout = layoutOf(stakeholders)
  const { nodes, pitch } = layout
  const ground = groundShapes(data, layout, isEditable ? text.you : text.team, locale, chosen?.id)
  const { layer, drag, handlers } = useDrag<Node, Node>(zoom, {
    isOff: !isEditable,
    placeAt: (x, y) => nodes.find((node) => isInside(rectOf(node, pitch), x, y)) ?? null,
    fits: (one, other) => one.stakeholder.id !== other.stakeholder.id,
    onStart: () => {},
    onDrop: (one, other) => draw({ from: one.stakeholder.id, to: other.stakeholder.id }),
  })
  const pulled = drag
    ? ([
        {
          kind: 'path',
          d: `M${drag.thing.x} ${drag.thing.y}l${drag.dx / pixelsPerPoint} ${drag.dy / pixelsPerPoint}`,
          stroke: 'text',
          strokeWidth: 2,
        },
      ] as const)
    : []
  const stateOf = ({ relationship }: Stakeholder) => (relationship ? text.strengths[relationship] : text.open)
  return (
    <Sheet
      width={pictureWidth}
      height={ground.height}
      zoom={zoom}
      ground={[...ground.shapes, ...pulled]}
      layer={layer}
    >
      {nodes.map((node) => {
        const { stakeholder } = node
        return (
          <SheetThing
            key={queue.firstId(stakeholder.id)}
            place={rectOf(node, pitch)}
            shapes={nodeShapes(node, locale, chosen === stakeholder || drawing?.to === stakeholder.id)}
            said={`${nameOf(stakeholder, locale)}. ${aboutOf(stakeholder, locale)}. ${stateOf(stakeholder)}`}
            onOpen={() => choose(stakeholder)}
            over={drag?.over?.stakeholder.id === stakeholder.id}
            {...handlers(node)}
          />
        )
      })}
    </Sheet>
  )
}

type Rect = ReturnType<typeof rectOf>

const isInside = (rect: Rect, x: number, y: number) =>
  x >= rect.x && x <= rect.x + rect.width && y >= rect.y && y <= rect.y + rect.height
