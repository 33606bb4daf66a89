import type { Box, Side } from '#course/understanding-the-problem/shared/cause-tree.ts'
import type { Place } from '#course/understanding-the-problem/shared/tree-layout.ts'
import { CommentButton } from '#web/step-kit/comment-button.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Quote, Soft } from '#web/step-kit/layout/said.tsx'
import { Row, Stack } from '#web/step-kit/layout/stack.tsx'
import { AskAtTrunk, AskButton } from './ask-buttons.tsx'
import { BoxAdder, BoxEditor } from './box-forms.tsx'
import { canGrow } from './growth.ts'
import classes from './outline.module.css'
import { useTree } from './tree-context.tsx'

/** The tree as an indented list: the same boxes, the same actions. */
export function Outline() {
  const { trunk, text } = useTree()
  return (
    <Stack gap="xl">
      <OutlineSide side="effect" />
      <div data-box="trunk" tabIndex={-1}>
        <Quote about={text.trunk}>
          <strong>{trunk || text.noTrunk}</strong>
        </Quote>
      </div>
      <OutlineSide side="cause" />
    </Stack>
  )
}

function OutlineSide({ side }: { side: Side }) {
  const { tree, text, isEditable } = useTree()
  return (
    <Stack gap="m">
      <Heading>{text.sections[side]}</Heading>
      {tree[side].length > 0 ? <OutlineList boxes={tree[side]} /> : <Soft>{text.none[side]}</Soft>}
      {isEditable ? (
        <Row>
          <AskAtTrunk side={side} variant="light" />
        </Row>
      ) : null}
      <AdderAt side={side} parent={null} />
    </Stack>
  )
}

function AdderAt(place: Place) {
  const { open } = useTree()
  return open?.form === place.side && open.at === place.parent ? <BoxAdder place={place} /> : null
}

function OutlineList({ boxes }: { boxes: readonly Box[] }) {
  const { keyOf } = useTree()
  return (
    <ul className={classes.list}>
      {boxes.map((box) => (
        <OutlineBox key={keyOf(box.id)} box={box} />
      ))}
    </ul>
  )
}

function OutlineBox({ box }: { box: Box }) {
  const { text, open, setOpen, isEditable } = useTree()
  const words = box.text || text.noWords
  const isOpen = open?.form === 'edit' && open.at === box.id
  const said = (
    <>
      <small>{text.level(box.side, box.depth)}</small> {words}
    </>
  )
  return (
    <li className={classes.box} data-field={`cause:${box.id}`}>
      <div className={classes.row}>
        {isEditable ? (
          <button
            type="button"
            className={classes.text}
            data-box={box.id}
            aria-expanded={isOpen}
            onClick={() => setOpen(isOpen ? null : { form: 'edit', at: box.id })}
          >
            {said}
          </button>
        ) : (
          <p className={classes.text}>{said}</p>
        )}
        <CommentButton field={`cause:${box.id}`} label={words} />
        {isEditable && canGrow(box) ? <AskButton box={box} /> : null}
      </div>
      {isOpen ? <BoxEditor box={box} /> : null}
      <AdderAt side={box.side} parent={box.id} />
      {box.children.length > 0 ? <OutlineList boxes={box.children} /> : null}
    </li>
  )
}
