import {
  type Box,
  boxesOf,
  type Side,
  type Tree,
  treeOf,
} from '#course/understanding-the-problem/shared/cause-tree.ts'
import {
  boxWidth,
  groundShapes,
  type Heights,
  layoutOf,
  type Rect,
  trunkWidth,
} from '#course/understanding-the-problem/shared/tree-layout.ts'
import { verdictOf } from '#course/understanding-the-problem/shared/verdicts.ts'
import { businessOf, type PlanData } from '#domain/plan/plan-data.ts'
import { remembered, rememberedWith } from '#domain/remembered.ts'
import type { ReportLocale } from '#domain/report/block.ts'
import type { Drawn, Ink, Picture, Shape, TwinLine } from '#domain/report/picture.ts'
import { fitsPaper, inParts, inTurns } from '#domain/report/sheets.ts'
import { textBox, textBoxHeight } from '#domain/report/text-box.ts'
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

/** The same words for the same plan, and for each of its boxes. */
export const treeWords = rememberedWith((plan: PlanData, locale: ReportLocale): TreeWords => {
  const text = words[locale]
  const problem = businessOf(plan)?.problemDefinition?.trim() || text.noTrunk
  const trunk = { text: problem, caption: text.trunk, isBold: true, look: looks.trunk }
  const wordsOf = remembered((box: Box): Worded => {
    const mark = markOf(plan, box)
    const level = text.level(box.side, box.depth)
    return {
      text: box.text || text.noWords,
      caption: mark ? `${level} · ${reportWords[locale].marks[mark]}` : level,
      isBold: box.depth === 1,
      look: looks[mark ?? box.side],
    }
  })
  return {
    trunk,
    box: wordsOf,
    heights: {
      trunk: textBoxHeight(trunk, trunkWidth),
      box: (box) => textBoxHeight(wordsOf(box), boxWidth),
    },
  }
})

/** A box, or the trunk, with its words. */
export const boxShapes = (words: Worded, place: Rect): readonly Shape[] => textBox(words, place, words.look)

/** The tree for paper; a very large one comes in several pictures, each with the trunk. */
export function treePictures(plan: PlanData, locale: ReportLocale): readonly Picture[] {
  const tree = treeOf(plan)
  const said = treeWords(plan, locale)
  const sheets = tree.cause.length + tree.effect.length > 0 ? sheetsOf(tree, said) : []
  return sheets.map((sheet, index) => {
    const layout = paperLayout(sheet, said)
    const counts = [boxesOf(sheet.cause).length, boxesOf(sheet.effect).length] as const
    return {
      width: layout.width,
      height: layout.height,
      label: reportWords[locale].label(...counts, index + 1, sheets.length),
      twin: twinOf(sheet, said, locale),
      shapes: [
        ...groundShapes(layout),
        ...boxShapes(said.trunk, layout.trunk),
        ...layout.boxes.flatMap((one) => boxShapes(said.box(one.box), one)),
      ],
    }
  })
}

const paperLayout = (sheet: Tree, { heights }: TreeWords) => layoutOf(sheet, heights, { isTight: true })

/** What stands on one picture together: all of it, or, where that is too large, effects and causes apart. */
function sheetsOf(tree: Tree, said: TreeWords): readonly Tree[] {
  const fits = (sheet: Tree) => fitsPaper(paperLayout(sheet, said))
  const sheet = (side: Side, groups: readonly Box[]): Tree => ({ cause: [], effect: [], [side]: groups })
  if (fits(tree)) return [tree]
  return (['effect', 'cause'] as const).flatMap((side) => {
    const groups = tree[side].flatMap((box) => inParts(box, (part) => fits(sheet(side, [part]))))
    return inTurns(groups, (some) => fits(sheet(side, some))).map((some) => sheet(side, some))
  })
}

function twinOf(sheet: Tree, said: TreeWords, locale: ReportLocale): TwinLine[] {
  const text = words[locale]
  const line = ({ caption, text }: Worded) => `${caption}: ${text}`
  const part = (side: Side): TwinLine[] =>
    sheet[side].length === 0
      ? []
      : [
          { depth: 0, text: text.sections[side] },
          ...boxesOf(sheet[side]).map((box) => ({ depth: box.depth, text: line(said.box(box)) })),
        ]
  return [{ depth: 0, text: line(said.trunk) }, ...part('cause'), ...part('effect')]
}
