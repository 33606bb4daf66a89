import { memo, useMemo } from 'react'
import type { Segment } from '#course/shared/segments.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { pixelsPerPoint } from '#web/step-kit/zoom/in-pixels.ts'
import { Sheet } from '#web/step-kit/zoom/sheet.tsx'
import { SheetThing } from '#web/step-kit/zoom/sheet-thing.tsx'
import { useDrag } from '#web/step-kit/zoom/use-drag.ts'
import { ZoomFrame } from '#web/step-kit/zoom/zoom-frame.tsx'
import { announce } from '#web/ui/announce.ts'
import { type CircleLayout, circleLayout, faceRadius, levelAt, type PlacedNote } from './circle-layout.ts'
import { groundShapes, noteShapes, personOf } from './circle-picture.ts'
import { levelWords } from './level-words.ts'
import { needWords } from './need-words.ts'
import { type Level, type Need, type NeedKind, titleOf } from './needs.ts'

type Props = {
  kind: NeedKind
  segment: Segment
  needs: readonly Need[]
  onOpen: (need: Need) => void
}

/** The customer's circle of the report, in which each face can be pulled to another ring and opened. */
export const NeedCircle = memo(function NeedCircle(props: Props) {
  const text = needWords[props.kind][useLocale()]
  const { isEditable } = usePlanFrame()
  const layout = useMemo(() => circleLayout(props.needs), [props.needs])
  return (
    <ZoomFrame
      label={text.view}
      hint={isEditable ? text.hint : text.nearer}
      width={layout.width * pixelsPerPoint}
    >
      {(zoom) => <CircleSheet {...props} zoom={zoom} layout={layout} />}
    </ZoomFrame>
  )
})

type SheetProps = Props & { zoom: number; layout: CircleLayout }

function CircleSheet({ kind, segment, layout, zoom, onOpen }: SheetProps) {
  const locale = useLocale()
  const text = needWords[kind][locale]
  const { write, isEditable, queue } = usePlanFrame()
  const told = (level: Level | null) =>
    level === null ? text.notWeighed : `${text.of(level)}, ${levelWords[kind][locale][level - 1]}`
  const { layer, drag, handlers } = useDrag<PlacedNote, Level>(zoom, {
    isOff: !isEditable,
    placeAt: (x, y) => levelAt(layout, x, y),
    fits: (note, level) => note.level !== level,
    onStart: () => {},
    onDrop: ({ need }, level) => {
      write.update(kind, need._id, { level })
      announce(text.moved(titleOf(need), told(level)))
    },
  })
  return (
    <Sheet
      width={layout.width}
      height={layout.height}
      zoom={zoom}
      ground={groundShapes(layout, kind, personOf(segment), drag?.over)}
      layer={layer}
    >
      {layout.notes.map((note) => (
        <SheetThing
          key={queue.firstId(note.need._id)}
          place={{
            x: note.x - faceRadius - 1,
            y: note.y - faceRadius - 1,
            width: 2 * faceRadius + 2,
            height: 2 * faceRadius + 2,
          }}
          shapes={noteShapes(kind, note)}
          said={`${titleOf(note.need)}: ${told(note.level)}`}
          id={note.need._id}
          onOpen={isEditable ? () => onOpen(note.need) : undefined}
          pulled={drag?.thing.need._id === note.need._id ? drag : null}
          {...handlers(note)}
        />
      ))}
    </Sheet>
  )
}
