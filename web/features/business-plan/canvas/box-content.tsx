import type { CanvasBox, CanvasLine } from '#course/plan-view/canvas-view.ts'
import { MaybeWritten } from '#web/step-kit/plan-language.tsx'
import { PictureDrawing } from '#web/step-kit/report/picture-drawing.tsx'
import { inkColour } from '#web/step-kit/report/picture-shape.tsx'
import classes from './canvas.module.css'

type Props = { box: Pick<CanvasBox, 'lines' | 'picture'> }

/** What a box says: its lines, and its picture under them. */
export function BoxContent({ box: { lines, picture } }: Props) {
  return (
    <>
      {groupsOf(lines).map((group, index) => (
        <Group key={index} lines={group} />
      ))}
      {picture ? <PictureDrawing picture={picture} className={classes.picture} /> : null}
    </>
  )
}

/** Lines of one look that follow each other belong together. */
function groupsOf(lines: readonly CanvasLine[]): readonly (readonly CanvasLine[])[] {
  const groups: CanvasLine[][] = []
  for (const line of lines) {
    const last = groups.at(-1)
    if (last?.[0]?.look === line.look) last.push(line)
    else groups.push([line])
  }
  return groups
}

function Group({ lines }: { lines: readonly CanvasLine[] }) {
  const [first] = lines
  if (!first) return null
  if (first.look === 'item' || first.look === 'chip')
    return (
      <ul className={first.look === 'chip' ? classes.chips : classes.items}>
        {lines.map((line, index) => (
          <li key={index} data-marked={Boolean(line.mark)}>
            <Mark line={line} />
            <span>
              <MaybeWritten>{line.text}</MaybeWritten>
              <Note line={line} />
            </span>
          </li>
        ))}
      </ul>
    )
  return lines.map((line, index) => (
    <p key={index} className={first.look === 'figure' ? classes.figure : classes.text}>
      <MaybeWritten>{line.text}</MaybeWritten>
      <Note line={line} />
    </p>
  ))
}

const Note = ({ line: { note } }: { line: CanvasLine }) =>
  note ? <small className={classes.note}> {note}</small> : null

/** The letters stand for a name that is written out beside them. */
function Mark({ line: { mark } }: { line: CanvasLine }) {
  if (!mark) return null
  return (
    <span className={classes.mark} aria-hidden="true" style={{ color: inkColour(mark.ink) }}>
      {mark.text}
    </span>
  )
}
