import type { Box } from '#course/understanding-the-problem/shared/cause-tree.ts'
import { boxWidth, type Heights, trunkWidth } from '#course/understanding-the-problem/shared/tree-layout.ts'
import { verdictOf } from '#course/understanding-the-problem/shared/verdicts.ts'
import { businessOf, type PlanData } from '#domain/plan/plan-data.ts'
import type { ReportLocale } from '#domain/report/block.ts'
import type { Drawn, Ink } from '#domain/report/picture.ts'
import { textBoxHeight } from '#domain/report/text-box.ts'
import { reportWords } from './report-words.ts'
import { words } from './words.ts'

type Look = Drawn & { readonly captionInk?: Ink; readonly radius?: number }
/** What is written in a box, what over it, and how it is painted. */
export type Worded = {
  readonly text: string
  readonly caption: string
  readonly isBold: boolean
  readonly look: Look
}
export type TreeWords = {
  readonly trunk: Worded
  readonly box: (box: Box) => Worded
  readonly heights: Heights
}

const looks = {
  cause: { fill: 'paper', stroke: 'earth', strokeWidth: 1.25 },
  effect: { fill: 'paper', stroke: 'brand', strokeWidth: 1.25 },
  trunk: { fill: 'paper', stroke: 'earth', strokeWidth: 2, radius: 8 },
  chosen: { fill: 'brand-soft', stroke: 'brand', strokeWidth: 1.5, captionInk: 'brand' },
  confirmed: { fill: 'good-soft', stroke: 'good', strokeWidth: 1.5, captionInk: 'good' },
  partly: { fill: 'warn-soft', stroke: 'warn', strokeWidth: 1.5, captionInk: 'warn' },
  rejected: { fill: 'bad-soft', stroke: 'bad', strokeWidth: 1.5, isDashed: true, captionInk: 'bad' },
} as const satisfies Record<string, Look>

/** What became of a cause: chosen to work on, and then how it stood the test. */
function markOf(plan: PlanData, { id, side }: Box) {
  const isChosen = side === 'cause' && plan.cause?.some(({ _id, selected }) => _id === id && selected)
  return isChosen ? (verdictOf(plan, id) ?? 'chosen') : null
}

export function treeWords(plan: PlanData, locale: ReportLocale): TreeWords {
  const text = words[locale]
  const problem = businessOf(plan)?.problemDefinition?.trim() || text.noTrunk
  const trunk = { text: problem, caption: text.trunk, isBold: true, look: looks.trunk }
  const wordsOf = (box: Box) => {
    const mark = markOf(plan, box)
    const level = text.level(box.side, box.depth)
    return {
      text: box.text || text.noWords,
      caption: mark ? `${level} · ${reportWords[locale].marks[mark]}` : level,
      isBold: box.depth === 1,
      look: looks[mark ?? box.side],
    }
  }
  return {
    trunk,
    box: wordsOf,
    heights: {
      trunk: textBoxHeight(trunk, trunkWidth),
      box: (box) => textBoxHeight(wordsOf(box), boxWidth),
    },
  }
}
