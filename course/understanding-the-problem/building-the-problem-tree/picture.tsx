import { Button } from '@mantine/core'
import { useRef } from 'react'
import type { Side } from '#course/understanding-the-problem/shared/cause-tree.ts'
import { layoutOf } from './layout.ts'
import classes from './picture.module.css'
import { PictureBox } from './picture-box.tsx'
import { formEnd, formHeight, PictureForm } from './picture-form.tsx'
import { useTree } from './tree-context.tsx'
import { useDrag } from './use-drag.ts'
import { usePan } from './use-pan.ts'
import { useZoom } from './use-zoom.ts'
import { ZoomButtons } from './zoom-buttons.tsx'

/** Trunk in the middle, roots below, branches above. */
export function Picture() {
  const { tree, trunk, text, isEditable, keyOf, open } = useTree()
  const laidOut = (slotHeight: number) =>
    layoutOf(
      tree,
      trunk || text.noTrunk,
      open?.kind === 'add' ? { place: open.place, height: slotHeight } : null,
    )
  const viewport = useRef<HTMLElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  const zoom = useZoom(viewport, laidOut(0).width)
  // Forms keep their size whatever the zoom.
  const layout = laidOut(formHeight / zoom.zoom)
  const { drag, handlers } = useDrag(layer, layout, zoom.zoom)
  const ground = layout.trunk.y + layout.trunk.height
  const shift = Math.max(0, (zoom.room - layout.width * zoom.zoom) / 2)
  const overTrunk = drag?.over?.parent === null ? drag.over.side : undefined
  return (
    <div className={classes.frame}>
      <section ref={viewport} className={classes.viewport} aria-label={text.tree} {...usePan(viewport)}>
        <div
          className={classes.sheet}
          style={{
            width: layout.width * zoom.zoom + shift * 2,
            height: Math.max(layout.height * zoom.zoom, formEnd(layout, open, zoom.zoom)),
            backgroundPositionY: ground * zoom.zoom,
          }}
        >
          <div
            ref={layer}
            data-drawn
            className={classes.layer}
            style={{
              left: shift,
              width: layout.width,
              height: layout.height,
              transform: `scale(${zoom.zoom})`,
            }}
          >
            <svg width={layout.width} height={layout.height} aria-hidden="true" focusable="false">
              {layout.links.map((link) => (
                <path key={keyOf(link.id)} className={classes.link} data-side={link.side} d={link.path} />
              ))}
            </svg>
            <p
              className={classes.trunk}
              data-box="trunk"
              data-solid
              data-over={overTrunk}
              tabIndex={-1}
              style={{
                left: layout.trunk.x,
                top: layout.trunk.y,
                width: layout.trunk.width,
                height: layout.trunk.height,
              }}
            >
              {trunk || text.noTrunk}
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
                <TrunkButton side="effect" x={layout.width / 2} y={layout.trunk.y - 30} />
                <TrunkButton side="cause" x={layout.width / 2} y={ground + 30} />
              </>
            ) : null}
          </div>
          <PictureForm layout={layout} zoom={zoom.zoom} shift={shift} />
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
      variant="default"
      style={{ left: x, top: y }}
      onClick={() => setOpen({ kind: 'add', place: { side, parent: null } })}
    >
      <span aria-hidden="true">+&nbsp;</span>
      {text.ask[side]}
    </Button>
  )
}
