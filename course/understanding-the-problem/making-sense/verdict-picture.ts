import type { Cause } from '#course/understanding-the-problem/shared/interview.ts'
import { markAt } from '#domain/report/marks.ts'
import type { Picture, Shape } from '#domain/report/picture.ts'
import { type Dot, smallTree } from './tree-layout.ts'
import type { Trial } from './verdict.ts'
import { verdictLooks } from './verdict-looks.ts'

const size = 12

/** The problem tree in small: chosen causes carry the number of their row, the sign and the colour of their verdict. */
export function verdictPicture(causes: readonly Cause[], trials: readonly Trial[], label: string): Picture {
  const { width, height, trunk, dots, branches } = smallTree(causes)
  return {
    width,
    height,
    label,
    shapes: [
      ...branches.map(
        ({ from, to }): Shape => ({
          kind: 'path',
          d: `M${from.x} ${from.y}L${to.x} ${to.y}`,
          stroke: 'muted',
          strokeWidth: 1.5,
        }),
      ),
      { kind: 'box', x: trunk.x - 20, y: trunk.y - 10, width: 40, height: 20, radius: 6, fill: 'muted' },
      ...dots.flatMap((dot) => {
        const row = trials.findIndex((trial) => trial.cause._id === dot.id)
        const trial = trials[row]
        return trial ? judged(dot, row + 1, trial) : [plain(dot)]
      }),
    ],
  }
}

const plain = ({ x, y }: Dot): Shape => ({
  kind: 'circle',
  x,
  y,
  radius: 6,
  fill: 'paper',
  stroke: 'muted',
  strokeWidth: 1.5,
})

function judged({ x, y }: Dot, number: number, { verdict }: Trial): Shape[] {
  const words = { kind: 'text', y: y + size / 3, lines: [String(number)], size, isBold: true } as const
  if (!verdict) {
    return [
      { kind: 'circle', x, y, radius: 15, fill: 'paper', stroke: 'text', strokeWidth: 2 },
      { ...words, x, anchor: 'middle' },
    ]
  }
  const { mark, ink } = verdictLooks[verdict]
  return [
    { kind: 'circle', x, y, radius: 15, fill: ink },
    { ...words, x: x - 1, ink: 'paper', anchor: 'end' },
    markAt(mark, x + 6, y, 8, 'paper'),
  ]
}
