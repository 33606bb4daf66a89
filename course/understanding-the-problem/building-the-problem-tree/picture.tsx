import { Button } from '@mantine/core'
import { useRef } from 'react'
import type { Side } from '#course/understanding-the-problem/shared/cause-tree.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { PicturePart } from '#web/step-kit/report/picture-part.tsx'
import { treeWords } from './box-words.ts'
import { layoutOf } from './layout.ts'
import { inPixels, pixelsPerPoint } from './page-scale.ts'
import classes from './picture.module.css'
import { PictureBox } from './picture-box.tsx'
import { formEnd, formHeight, PictureForm } from './picture-form.tsx'
import { useTree } from './tree-context.tsx'
import { boxShapes, groundShapes } from './tree-picture.ts'
import { useDrag } from './use-drag.ts'
import { usePan } from './use-pan.ts'
import { useZoom } from './use-zoom.ts'
import { ZoomButtons } from './zoom-buttons.tsx'

const leastHeight = 352

/** Trunk in the middle, roots below, branches above: the picture of the report, with something to use at each place. */
export function Picture() {
  const { tree, text, isEditable, keyOf, open } = useTree()
  const words = treeWords(usePlan().data, useLocale())
  const laidOut = (slotHeight: number, leastWidth: number) =>
    layoutOf(tree, words, {
      slot: open?.kind === 'add' ? { place: open.place, height: slotHeight } : null,
      leastWidth,
    })
  const viewport = useRef<HTMLElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  const zoom = useZoom(viewport, laidOut(0, 0).width * pixelsPerPoint)
  const scale = zoom.zoom * pixelsPerPoint
  // Forms keep their size whatever the zoom.
  const needed = laidOut(formHeight / scale, zoom.room / scale)
  const height = Math.max(needed.height, Math.max(leastHeight, formEnd(needed, open, scale)) / scale)
  const layout = { ...needed, height }
  const { drag, handlers } = useDrag(layer, layout, zoom.zoom)
  const { trunk } = layout
  const whole = { x: 0, y: 0, width: layout.width, height }
  return (
    <div className={classes.frame}>
      <section ref={viewport} className={classes.viewport} aria-label={text.tree} {...usePan(viewport)}>
        <div className={classes.sheet} style={{ width: layout.width * scale, height: height * scale }}>
          <div
            ref={layer}
            data-drawn
            className={classes.layer}
            style={{ ...inPixels(whole), transform: `scale(${zoom.zoom})` }}
          >
            <PicturePart area={whole} shapes={groundShapes(layout)} />
            <p
              className={classes.box}
              data-box="trunk"
              data-solid
              data-over={drag?.over?.parent === null ? drag.over.side : undefined}
              tabIndex={-1}
              style={inPixels(trunk)}
            >
              <PicturePart area={trunk} shapes={boxShapes(trunk)} />
              <span className="visually-hidden">{trunk.words.text}</span>
            </p>
            {layout.boxes.map((placed) => (
              <PictureBox
                key={keyOf(placed.box.id)}
                placed={placed}
                drag={drag}
                handlers={handlers(placed.box)}
              />
            ))}
            {isEditable ? (
              <>
                <TrunkButton side="effect" x={layout.width / 2} y={trunk.y} />
                <TrunkButton side="cause" x={layout.width / 2} y={trunk.y + trunk.height} />
              </>
            ) : null}
          </div>
          <PictureForm layout={layout} scale={scale} />
        </div>
      </section>
      <div className={classes.foot}>
        <p>{isEditable && layout.boxes.length > 0 ? text.dragHint : ''}</p>
        <ZoomButtons zoom={zoom} />
      </div>
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
      style={{ left: x * pixelsPerPoint, top: y * pixelsPerPoint }}
      onClick={() => setOpen({ kind: 'add', place: { side, parent: null } })}
    >
      <span aria-hidden="true">+&nbsp;</span>
      {text.ask[side]}
    </Button>
  )
}
