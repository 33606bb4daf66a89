import { type ComponentProps, type CSSProperties, useState } from 'react'
import type { Box, Side } from '#course/understanding-the-problem/shared/cause-tree.ts'
import {
  groundLevel,
  groundShapes,
  layoutOf,
  type Place,
  type PlacedBox,
  placeAt,
} from '#course/understanding-the-problem/shared/tree-layout.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { pixelsPerPoint } from '#web/step-kit/zoom/in-pixels.ts'
import { formWidth, Sheet, SheetForm } from '#web/step-kit/zoom/sheet.tsx'
import { SheetThing } from '#web/step-kit/zoom/sheet-thing.tsx'
import { useDrag } from '#web/step-kit/zoom/use-drag.ts'
import { ZoomFrame } from '#web/step-kit/zoom/zoom-frame.tsx'
import { AskAtTrunk, AskButton } from './ask-buttons.tsx'
import { BoxAdder, BoxEditor } from './box-forms.tsx'
import { canGrow, fits } from './growth.ts'
import classes from './picture.module.css'
import { askedPlace, useTree } from './tree-context.tsx'
import { boxShapes, type TreeWords, treeWords, type Worded } from './tree-picture.ts'

// Pixels, whatever the zoom: of the picture, and of a form before it has been measured.
const leastHeight = 352
const formHeight = 240

/** Room for a question that is being answered, so that it covers none of the boxes. */
const slotAt = (place: Place | null, scale: number, height: number) =>
  place && { place, width: formWidth / scale, height: height / scale }

/** Trunk in the middle, roots below, branches above: the picture of the report, with something to use at each place. */
export function Picture() {
  const { tree, text, isEditable, open } = useTree()
  const words = treeWords(usePlan().data, useLocale())
  const place = askedPlace(open)
  return (
    <ZoomFrame
      label={text.tree}
      hint={isEditable && tree.cause.length + tree.effect.length > 0 ? text.dragHint : ''}
      width={layoutOf(tree, words.heights, { slot: slotAt(place, pixelsPerPoint, 0) }).width * pixelsPerPoint}
    >
      {(zoom) => <TreeSheet words={words} zoom={zoom} />}
    </ZoomFrame>
  )
}

function TreeSheet({ words, zoom }: { words: TreeWords; zoom: number }) {
  const { tree, isEditable, keyOf, open, setOpen, move } = useTree()
  const scale = zoom * pixelsPerPoint
  const asked = askedPlace(open)
  const [measured, setMeasured] = useState(formHeight)
  const layout = layoutOf(tree, words.heights, { slot: slotAt(asked, scale, measured) })
  const { width, trunk, boxes } = layout
  const edited = open?.form === 'edit' ? boxes.find(({ box }) => box.id === open.at) : undefined
  const formEnd = edited ? edited.y * scale + measured + 8 : 0
  const height = Math.max(layout.height, Math.max(leastHeight, formEnd) / scale)
  const formAt = edited ?? layout.slot
  const form = formAt && open && (
    <SheetForm
      key={`${open.form} ${open.at && keyOf(open.at)}`}
      at={formAt}
      width={width}
      zoom={zoom}
      isQuiet={open.isPutBack}
      onHeight={setMeasured}
    >
      {edited ? <BoxEditor box={edited.box} /> : asked && <BoxAdder place={asked} />}
    </SheetForm>
  )
  const { layer, drag, handlers } = useDrag<Box, Place>(zoom, {
    isOff: !isEditable,
    placeAt: (x, y) => placeAt(layout, x, y),
    fits: (box, place) => fits(tree, box, place),
    onStart: () => setOpen(null),
    onDrop: move,
  })
  const overTrunk = drag?.over?.parent === null && (drag.over.side === 'cause' ? 'below' : 'above')
  const askAt = (side: Side) =>
    isEditable ? (
      <AskAtTrunk
        side={side}
        variant="default"
        className={classes.ask ?? ''}
        data-solid
        data-side={side}
        style={{
          left: (width / 2) * pixelsPerPoint,
          top: (side === 'cause' ? trunk.y + trunk.height : trunk.y) * pixelsPerPoint,
        }}
      />
    ) : null
  const boxesOn = (side: Side) =>
    boxes
      .filter(({ box }) => box.side === side)
      .map((placed) => (
        <PictureBox
          key={keyOf(placed.box.id)}
          placed={placed}
          words={words.box(placed.box)}
          pulled={drag?.thing.id === placed.box.id ? drag : null}
          over={drag?.over?.parent === placed.box.id}
          {...handlers(placed.box)}
        />
      ))
  const beginsAt = { '--ground': `${groundLevel(layout) * scale}px` } as CSSProperties
  return (
    <div className={classes.earth} style={beginsAt}>
      <Sheet
        width={width}
        height={height}
        zoom={zoom}
        ground={groundShapes({ ...layout, height })}
        layer={layer}
        over={form}
      >
        {boxesOn('effect')}
        {askAt('effect')}
        <SheetThing
          place={trunk}
          shapes={boxShapes(words.trunk, trunk)}
          said={words.trunk.text}
          over={overTrunk}
          data-box="trunk"
          tabIndex={-1}
        />
        {askAt('cause')}
        {boxesOn('cause')}
      </Sheet>
    </div>
  )
}

type BoxProps = Partial<ComponentProps<typeof SheetThing>> & { placed: PlacedBox; words: Worded }

/** One root or branch of the picture. */
function PictureBox({ placed, words, ...drag }: BoxProps) {
  const { isEditable, setOpen } = useTree()
  const { box } = placed
  return (
    <SheetThing
      place={placed}
      shapes={boxShapes(words, placed)}
      said={
        <>
          {words.caption} <span>{words.text}</span>
        </>
      }
      id={box.id}
      field={`cause:${box.id}`}
      name={words.text}
      data-side={box.side}
      onOpen={isEditable ? () => setOpen({ form: 'edit', at: box.id }) : undefined}
      {...drag}
    >
      {isEditable && canGrow(box) ? <AskButton box={box} className={classes.add} /> : null}
    </SheetThing>
  )
}
