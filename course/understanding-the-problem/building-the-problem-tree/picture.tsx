import { Button } from '@mantine/core'
import { useRef } from 'react'
import type { Box, Side } from '#course/understanding-the-problem/shared/cause-tree.ts'
import {
  groundShapes,
  layoutOf,
  type Place,
  placeAt,
} from '#course/understanding-the-problem/shared/tree-layout.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { PicturePart } from '#web/step-kit/report/picture-part.tsx'
import { inPixels, pixelsPerPoint } from '#web/step-kit/zoom/in-pixels.ts'
import { useDrag } from '#web/step-kit/zoom/use-drag.ts'
import { type View, ZoomFrame } from '#web/step-kit/zoom/zoom-frame.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { type TreeWords, treeWords } from './box-words.ts'
import { fits } from './growth.ts'
import classes from './picture.module.css'
import { PictureBox } from './picture-box.tsx'
import { formEnd, formHeight, PictureForm } from './picture-form.tsx'
import { useTree } from './tree-context.tsx'
import { boxShapes } from './tree-picture.ts'

const leastHeight = 352

/** Trunk in the middle, roots below, branches above: the picture of the report, with something to use at each place. */
export function Picture() {
  const { tree, text, isEditable, open } = useTree()
  const words = treeWords(usePlan().data, useLocale())
  const slot = open?.kind === 'add' ? { place: open.place, height: 0 } : null
  return (
    <ZoomFrame
      label={text.tree}
      hint={isEditable && tree.cause.length + tree.effect.length > 0 ? text.dragHint : ''}
      width={layoutOf(tree, words.heights, { slot }).width * pixelsPerPoint}
    >
      {(view) => <Sheet words={words} {...view} />}
    </ZoomFrame>
  )
}

function Sheet({ words, zoom, room }: View & { words: TreeWords }) {
  const { tree, isEditable, keyOf, open, setOpen, move } = useTree()
  const layer = useRef<HTMLDivElement>(null)
  const scale = zoom * pixelsPerPoint
  const needed = layoutOf(tree, words.heights, {
    // Forms keep their size whatever the zoom.
    slot: open?.kind === 'add' ? { place: open.place, height: formHeight / scale } : null,
    leastWidth: room / scale,
  })
  const height = Math.max(needed.height, Math.max(leastHeight, formEnd(needed, open, scale)) / scale)
  const layout = { ...needed, height }
  const { width, trunk } = layout
  const whole = { x: 0, y: 0, width, height }
  const { drag, handlers } = useDrag<Box, Place>(layer, zoom, {
    isOff: !isEditable,
    placeAt: (x, y) => placeAt(layout, x, y),
    fits: (box, place) => fits(tree, box, place),
    onStart: () => setOpen(null),
    onDrop: move,
  })
  return (
    <div className={classes.sheet} style={{ width: width * scale, height: height * scale }}>
      <div ref={layer} className={classes.layer} style={{ ...inPixels(whole), transform: `scale(${zoom})` }}>
        <PicturePart area={whole} shapes={groundShapes(layout)} />
        <p
          className={classes.box}
          data-box="trunk"
          data-solid
          data-over={drag?.over?.parent === null ? drag.over.side : undefined}
          tabIndex={-1}
          style={inPixels(trunk)}
        >
          <PicturePart area={trunk} shapes={boxShapes(words.trunk, trunk)} />
          <span className="visually-hidden">{words.trunk.text}</span>
        </p>
        {layout.boxes.map((placed) => (
          <PictureBox
            key={keyOf(placed.box.id)}
            placed={placed}
            words={words.box(placed.box)}
            drag={drag}
            handlers={handlers(placed.box)}
          />
        ))}
        {isEditable ? (
          <>
            <TrunkButton side="effect" x={width / 2} y={trunk.y} />
            <TrunkButton side="cause" x={width / 2} y={trunk.y + trunk.height} />
          </>
        ) : null}
      </div>
      <PictureForm layout={layout} scale={scale} />
    </div>
  )
}

function TrunkButton({ side, x, y }: { side: Side; x: number; y: number }) {
  const { text, setOpen } = useTree()
  return (
    <Button
      className={classes.trunkButton}
      data-solid
      data-side={side}
      variant="default"
      leftSection={<Icon name="plus" />}
      style={{ left: x * pixelsPerPoint, top: y * pixelsPerPoint }}
      onClick={() => setOpen({ kind: 'add', place: { side, parent: null } })}
    >
      {text.ask[side]}
    </Button>
  )
}
