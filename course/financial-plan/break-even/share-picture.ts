import { periodName } from '#course/shared/finance/period-names.ts'
import type { ShownFigures } from '#course/shared/finance/shown-figures.ts'
import { toldNumber } from '#course/shared/finance/told-number.ts'
import type { Locale } from '#domain/errors.ts'
import type { Level } from '#domain/finance/market-share.ts'
import { years } from '#domain/finance/periods.ts'
import { type Ink, type Picture, type Shape, textAt } from '#domain/report/picture.ts'
import { captionSize, pictureWidth, textSize } from '#domain/report/text-box.ts'
import { words } from './words.ts'

const rowHeight = 40
const top = 18
const inks: Readonly<Record<Level, Ink>> = {
  none: 'muted',
  partly: 'warn',
  almost: 'series-1',
  sustainable: 'good',
}

/** How much of the revenue comes from the market in each year, beside the mark of 75 percent. */
export function sharePicture({ results }: ShownFigures, locale: Locale, width = pictureWidth): Picture {
  const text = words[locale]
  const rows = years.map((year) => {
    const [share, level] = [results.marketShare[year], results.level[year]]
    const told = toldNumber(share, 'percent', locale, '')
    return { share: share ?? 0, level, told, name: periodName(year, {}, locale), says: text.levels[level] }
  })
  const mark = 1 + (width - 2) * 0.75
  return {
    ...{ width, height: top + rows.length * rowHeight, label: text.share },
    twin: rows.map(({ name, told, says }) => ({ depth: 0, text: `${name}: ${told} · ${says}` })),
    shapes: [
      textAt(mark, 10, [text.mark], { size: captionSize, ink: 'muted', isBold: true, anchor: 'middle' }),
      ...rows.flatMap(({ name, says, told, share, level }, index): Shape[] => {
        const y = top + index * rowHeight
        return [
          textAt(1, y + 11, [`${name}: ${says}`], { size: textSize }),
          textAt(width - 1, y + 11, [told], { size: textSize, isBold: true, anchor: 'end' }),
          { kind: 'box', x: 1, y: y + 17, width: width - 2, height: 11, radius: 3, fill: 'line' },
          ...(share > 0 ? [bar(y + 17, Math.min(100, Math.max(1, share)), width, inks[level])] : []),
        ]
      }),
      ...rows.map((_, index): Shape => {
        const y = top + index * rowHeight
        return { kind: 'path', d: `M${mark} ${y + 14}V${y + 31}`, stroke: 'text', strokeWidth: 1.5 }
      }),
    ],
  }
}

const bar = (y: number, share: number, width: number, fill: Ink): Shape => ({
  ...{ kind: 'path', d: `M1 ${y}h${((width - 2) * share) / 100}v11h${(-(width - 2) * share) / 100}Z`, fill },
})
