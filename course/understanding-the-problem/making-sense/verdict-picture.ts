import { type Box, causeTree } from '#course/understanding-the-problem/shared/cause-tree.ts'
import type { Cause } from '#course/understanding-the-problem/shared/interview.ts'
import { groundShapes, layoutOf, type Rect } from '#course/understanding-the-problem/shared/tree-layout.ts'
import { markAt } from '#domain/report/marks.ts'
import type { Drawn, Picture, Shape } from '#domain/report/picture.ts'
import type { Trial } from './verdict.ts'
import { verdictLooks } from './verdict-looks.ts'

// The tree is shown far smaller than on its own page, so its numbers are large in it.
const size = 38
const height = 50

/** The problem tree without its words: chosen causes carry the number of their card, the sign and the colour of their verdict. */
export function verdictPicture(causes: readonly Cause[], trials: readonly Trial[], label: string): Picture {
  const layout = layoutOf(causeTree(causes), { trunk: height, box: () => height })
  const rowOf = ({ id }: Box) => trials.findIndex(({ cause }) => cause._id === id)
  return {
    width: layout.width,
    height: layout.height,
    label,
    shapes: [
      ...groundShapes(layout),
      boxAt(layout.trunk, { fill: 'earth' }),
      ...layout.boxes.flatMap((one) => {
        const row = rowOf(one.box)
        const trial = trials[row]
        if (trial) return judged(one, row + 1, trial)
        return [boxAt(one, { fill: 'paper', stroke: one.box.side === 'cause' ? 'earth' : 'brand' })]
      }),
    ],
  }
}

const boxAt = ({ x, y, width, height }: Rect, drawn: Drawn): Shape => ({
  kind: 'box',
  x,
  y,
  width,
  height,
  radius: 8,
  strokeWidth: 2,
  ...drawn,
})

function judged(place: Rect, number: number, { verdict }: Trial): Shape[] {
  const [x, y] = [place.x + place.width / 2, place.y + place.height / 2]
  const words = { kind: 'text', y: y + size / 3, lines: [String(number)], size, isBold: true } as const
  if (!verdict) {
    return [
      boxAt(place, { fill: 'paper', stroke: 'text', strokeWidth: 4 }),
      { ...words, x, anchor: 'middle' },
    ]
  }
  const { mark, ink } = verdictLooks[verdict]
  return [
    boxAt(place, { fill: ink }),
    { ...words, x: x - 6, ink: 'paper', anchor: 'end' },
    markAt(mark, x + 20, y, 30, 'paper'),
  ]
}
