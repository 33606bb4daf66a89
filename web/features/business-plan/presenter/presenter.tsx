import { Button, Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { CanvasBox, CanvasView } from '#course/plan-view/canvas-view.ts'
import { BoxContent } from '#web/features/business-plan/canvas/box-content.tsx'
import { CanvasSheet } from '#web/features/business-plan/canvas/canvas-sheet.tsx'
import { useLocale } from '#web/i18n/text.tsx'
import { useOpensAfterMount } from '#web/ui/opens-after-mount.ts'
import { FullscreenButton } from './fullscreen-button.tsx'
import classes from './presenter.module.css'
import { PresenterClock } from './presenter-clock.tsx'
import { useAwake } from './use-awake.ts'
import { usePresenting } from './use-presenting.ts'
import { words } from './words.ts'

type Props = { view: CanvasView; isOpen: boolean; onEnd: () => void }

/** The boxes of the page one by one, in the order in which the plan is told. */
export function Presenter({ view, isOpen, onEnd }: Props) {
  const text = words[useLocale()]
  return (
    <Modal
      opened={useOpensAfterMount(isOpen)}
      onClose={onEnd}
      returnFocus={false}
      fullScreen
      withCloseButton={false}
      transitionProps={{ duration: 0 }}
      title={`${text.title}: ${view.project}`}
      classNames={{ header: 'visually-hidden', body: classes.room ?? '', content: classes.window ?? '' }}
    >
      {isOpen ? <Stage view={view} onEnd={onEnd} /> : null}
    </Modal>
  )
}

function Stage({ view, onEnd }: Omit<Props, 'isOpen'>) {
  const text = words[useLocale()]
  const isWide = useMediaQuery('(min-width: 60em)', true, { getInitialValueInEffect: false })
  const boxes = inOrder(view)
  const { at, go, stage } = usePresenting(boxes.length)
  const box = boxes[at]
  useAwake()
  const place = text.place(at + 1, boxes.length)
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: no form, so no fieldset */}
      <div
        className={classes.stage}
        role="group"
        aria-label={`${text.title}: ${view.project}`}
        aria-description={`${text.keys} ${text.touch}`}
        tabIndex={-1}
        data-autofocus
        {...stage}
      >
        {isWide ? <CanvasSheet view={view} lit={box?.id} /> : box ? <Card box={box} /> : null}
      </div>
      <p role="status" className="visually-hidden">
        {box ? `${place}. ${box.title}. ${said(box)}` : null}
      </p>
      <div className={classes.bar}>
        <PresenterClock target={view.pitchSeconds} />
        <div className={classes.moves}>
          <Button variant="default" disabled={at === 0} onClick={() => go('previous')}>
            {text.previous}
          </Button>
          <span aria-hidden="true" className={classes.place}>
            {place}
          </span>
          <Button disabled={at >= boxes.length - 1} onClick={() => go('next')}>
            {text.next}
          </Button>
        </div>
        <div className={classes.moves}>
          <FullscreenButton />
          <Button variant="default" onClick={onEnd}>
            {text.end}
          </Button>
        </div>
      </div>
    </>
  )
}

function Card({ box }: { box: CanvasBox }) {
  return (
    <article key={box.id} className={classes.card} data-box={box.id}>
      <h2>{box.title}</h2>
      <BoxContent box={box} />
    </article>
  )
}

/** The boxes that have something to tell. */
function inOrder({ rows, order }: CanvasView): readonly CanvasBox[] {
  const byId = new Map(rows.flatMap(({ boxes }) => boxes.map((box) => [box.id, box] as const)))
  return order.flatMap((id) => byId.get(id) ?? [])
}

const said = ({ lines, picture }: CanvasBox): string =>
  [...lines.map(({ text, note }) => [text, note].filter(Boolean).join(', ')), picture?.label]
    .filter(Boolean)
    .join('. ')
