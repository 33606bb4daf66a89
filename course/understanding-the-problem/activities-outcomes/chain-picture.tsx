import type { Cause } from '#course/understanding-the-problem/shared/interview.ts'
import type { Link } from './chain.ts'
import { chainLayout, columns, type Wire, width } from './chain-layout.ts'
import classes from './screen.module.css'
import type { Words } from './words.ts'

type Props = { causes: readonly Cause[]; links: readonly Link[]; impact: string; words: Words }

/** From cause to impact in five columns. The cards of the screen are its twin in words. */
export function ChainPicture({ causes, links, impact, words }: Props) {
  const { height, boxes, wires } = chainLayout(causes, links, {
    impact: impact.trim() || words.impactEmpty,
    reach: words.people,
  })
  const outcomes = boxes.filter((box) => box.column === 'outcome').length
  const names = Object.keys(columns) as (keyof typeof columns)[]
  return (
    <svg
      className={classes.picture}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={words.pictureLabel(causes.length, links.length, outcomes)}
    >
      {names.map((name) => (
        <text key={name} className={classes.columnName} x={columns[name].x} y={14}>
          {words.columns[name]}
        </text>
      ))}
      {wires.map((wire) => (
        <path key={wire.id} className={classes.wire} d={curve(wire)} />
      ))}
      {boxes.map((box) => (
        <g
          key={`${box.column}:${box.id}`}
          className={classes.box}
          data-column={box.column}
          data-open={box.isOpen}
          data-chosen={box.isChosen}
        >
          <rect x={box.x} y={box.y} width={box.width} height={box.height} rx={8} />
          <text x={box.x + 8} y={box.y + 20}>
            {box.lines.map((line, index) => (
              <tspan key={`${index}:${line}`} x={box.x + 8} dy={index === 0 ? 0 : 16}>
                {line}
              </tspan>
            ))}
          </text>
        </g>
      ))}
    </svg>
  )
}

function curve({ from, to }: Wire): string {
  const [x1, y1] = [from.x + from.width, from.y + from.height / 2]
  const [x2, y2] = [to.x, to.y + to.height / 2]
  const middle = (x1 + x2) / 2
  return `M${x1} ${y1} C${middle} ${y1} ${middle} ${y2} ${x2} ${y2}`
}
