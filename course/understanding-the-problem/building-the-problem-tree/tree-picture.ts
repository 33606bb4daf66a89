import { type Box, boxesOf, treeOf } from '#course/understanding-the-problem/shared/cause-tree.ts'
import { verdictOf } from '#course/understanding-the-problem/shared/verdicts.ts'
import { businessOf, type PlanData } from '#domain/plan/plan-data.ts'
import type { ReportLocale } from '#domain/report/block.ts'
import type { Drawn, Ink, Picture, Shape, TwinLine } from '#domain/report/picture.ts'
import { pictureWidth, textBox, textBoxHeight } from '#domain/report/text-box.ts'
import { type BoxWords, hanging, type PaperBox, type Sheet, sheetsOf } from './paper-layout.ts'
import { reportWords } from './report-words.ts'
import { words } from './words.ts'

type Mark = keyof typeof reportWords.en.marks

const looks: Readonly<Record<Mark, Drawn & { captionInk: Ink }>> = {
  chosen: { fill: 'brand-soft', stroke: 'brand', strokeWidth: 1.5, captionInk: 'brand' },
  confirmed: { fill: 'good-soft', stroke: 'good', strokeWidth: 1.5, captionInk: 'good' },
  partly: { fill: 'warn-soft', stroke: 'warn', strokeWidth: 1.5, captionInk: 'warn' },
  rejected: { fill: 'bad-soft', stroke: 'bad', strokeWidth: 1.5, isDashed: true, captionInk: 'bad' },
}
const plain: Drawn = { fill: 'paper', stroke: 'line', strokeWidth: 1 }

/** What became of a cause: chosen to work on, and then how it stood the test. */
function markOf(plan: PlanData, { id, side }: Box): Mark | null {
  const isChosen = side === 'cause' && plan.cause?.some(({ _id, selected }) => _id === id && selected)
  if (!isChosen) return null
  return verdictOf(plan, id) ?? 'chosen'
}

/** The tree as it stands on paper; a very large one comes in several pictures, each with the trunk. */
export function treePictures(plan: PlanData, locale: ReportLocale): readonly Picture[] {
  const text = words[locale]
  const print = reportWords[locale]
  const trunk = {
    text: businessOf(plan)?.problemDefinition?.trim() || text.noTrunk,
    caption: text.trunk,
    isBold: true,
  }
  const trunkHeight = textBoxHeight(trunk, pictureWidth)
  const wordsOf: BoxWords = (box) => {
    const mark = markOf(plan, box)
    const level = text.level(box.side, box.depth)
    return { text: box.text || text.noWords, caption: mark ? `${level} · ${print.marks[mark]}` : level }
  }
  const tree = treeOf(plan)
  const sheets = tree.cause.length + tree.effect.length > 0 ? sheetsOf(tree, trunkHeight, wordsOf) : []
  return sheets.map((sheet, index) => {
    const up = hanging(sheet.effect, wordsOf)
    const down = hanging(sheet.cause, wordsOf)
    const top = up.height + 1
    const ground = top + trunkHeight
    const above = up.boxes.map((one) => mirrored(one, top))
    const below = down.boxes.map((one) => moved(one, ground))
    const boxes = [...above, ...below]
    const trunkPlace = { x: 1, y: top, width: pictureWidth - 2 }
    return {
      width: pictureWidth,
      height: ground + down.height + 1,
      label: print.label(boxesOf(sheet.cause).length, boxesOf(sheet.effect).length, index + 1, sheets.length),
      twin: twinOf(sheet, trunk.text, wordsOf, locale),
      shapes: [
        ...boxes.map(linkOf),
        ...textBox(trunk, trunkPlace, { fill: 'brand-soft', stroke: 'brand', strokeWidth: 2, radius: 8 }),
        ...boxes.flatMap((one) => {
          const mark = markOf(plan, one.box)
          return textBox(wordsOf(one.box), one, mark ? looks[mark] : plain)
        }),
      ],
    }
  })
}

const moved = (one: PaperBox, by: number): PaperBox => ({
  ...one,
  y: one.y + by,
  from: { ...one.from, y: one.from.y + by },
})

const mirrored = (one: PaperBox, ground: number): PaperBox => ({
  ...one,
  y: ground - one.y - one.height,
  from: { ...one.from, y: ground - one.from.y },
})

const linkOf = ({ from, x, y, height }: PaperBox): Shape => ({
  kind: 'path',
  d: `M${from.x} ${from.y}V${y + height / 2}H${x}`,
  stroke: 'muted',
  strokeWidth: 1,
})

function twinOf(sheet: Sheet, problem: string, wordsOf: BoxWords, locale: ReportLocale): TwinLine[] {
  const text = words[locale]
  const lines = (boxes: readonly Box[]) =>
    boxesOf(boxes).map((box): TwinLine => {
      const said = wordsOf(box)
      return { depth: box.depth, text: `${said.caption}: ${said.text}` }
    })
  const part = (side: 'cause' | 'effect'): TwinLine[] =>
    sheet[side].length > 0 ? [{ depth: 0, text: text.sections[side] }, ...lines(sheet[side])] : []
  return [{ depth: 0, text: `${text.trunk}: ${problem}` }, ...part('cause'), ...part('effect')]
}
