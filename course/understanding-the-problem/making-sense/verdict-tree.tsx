import type { Cause } from '#course/understanding-the-problem/shared/interview.ts'
import classes from './screen.module.css'
import { smallTree } from './tree-layout.ts'
import type { Trial } from './verdict.ts'
import { verdictSigns } from './verdict-signs.ts'
import type { Words } from './words.ts'

type Props = { causes: readonly Cause[]; trials: readonly Trial[]; words: Words }

/** The problem tree in small: chosen causes carry the number of their row and the colour of their verdict. */
export function VerdictTree({ causes, trials, words }: Props) {
  const tree = smallTree(causes)
  const said = trials.map(
    ({ verdict }, index) => `${index + 1} ${verdict ? words.verdicts[verdict] : words.open}`,
  )
  return (
    <figure className={classes.tree}>
      <figcaption>{words.tree}</figcaption>
      <svg
        viewBox={`0 0 ${tree.width} ${tree.height}`}
        style={{ maxWidth: `${tree.width}px` }}
        role="img"
        aria-label={`${words.tree}: ${said.join(', ')}`}
      >
        {tree.branches.map(({ from, to }) => (
          <line key={to.id} className={classes.branch} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
        ))}
        <rect
          className={classes.trunk}
          x={tree.trunk.x - 20}
          y={tree.trunk.y - 10}
          width={40}
          height={20}
          rx={6}
        />
        {tree.dots.map(({ id, x, y }) => {
          const row = trials.findIndex((trial) => trial.cause._id === id)
          const trial = trials[row]
          if (!trial) return <circle key={id} className={classes.dot} cx={x} cy={y} r={6} />
          return (
            <g key={id} className={classes.judged} data-verdict={trial.verdict ?? 'open'}>
              <circle cx={x} cy={y} r={15} />
              <text x={x} y={y + 4}>
                {row + 1}
                {trial.verdict ? verdictSigns[trial.verdict] : ''}
              </text>
            </g>
          )
        })}
      </svg>
    </figure>
  )
}
