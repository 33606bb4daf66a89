import { breakEvenPicture } from '#course/financial-plan/break-even/break-even-picture.ts'
import { sharePicture } from '#course/financial-plan/break-even/share-picture.ts'
import { standingOf } from '#course/financial-plan/break-even/standing.ts'
import { words as breakEvenWords } from '#course/financial-plan/break-even/words.ts'
import { unitCostOf } from '#course/pricing/shared/figures.ts'
import { dayNumber, dayText } from '#course/shared/days.ts'
import { periodName } from '#course/shared/finance/period-names.ts'
import { toldNumber } from '#course/shared/finance/told-number.ts'
import { nameOf } from '#course/shared/segments.ts'
import { byDay, isPast, objectivesOf } from '#course/team-goals-risk/goals/goals.ts'
import { years } from '#domain/finance/periods.ts'
import type { Block } from '#domain/report/block.ts'
import { axisNumber } from '#domain/report/charts/axis.ts'
import { barChart } from '#domain/report/charts/bar-chart.ts'
import type { Picture } from '#domain/report/picture.ts'
import { cutWords } from './canvas-lines.ts'
import { gauge } from './canvas-pictures.ts'
import { type BoxContent, type CanvasSource, lackIf, textLine } from './canvas-source.ts'
import type { CanvasLine } from './canvas-view.ts'

const inList = 3
const nameWords = 6

export function costsBox({ plan, locale, text, money, figures }: CanvasSource): BoxContent {
  const { operatingExpenses, nonOperatingExpenses } = figures.results.IS.m1
  const monthly = operatingExpenses + nonOperatingExpenses
  const counted = (plan.offering ?? []).flatMap((offering) => {
    const cost = unitCostOf(offering)
    return cost === null ? [] : [{ name: nameOf(offering, locale), cost }]
  })
  const head: CanvasLine = { look: 'figure', text: money(monthly), note: text.perMonth }
  return {
    lines: [
      ...(monthly > 0 ? [head] : []),
      ...counted.map(
        ({ name, cost }): CanvasLine => ({
          look: 'item',
          text: cutWords(name, nameWords),
          note: text.unitCost(money(cost)),
        }),
      ),
    ],
    lacks: [...lackIf(monthly === 0, 'expenses'), ...lackIf(counted.length === 0, 'unit-costs')],
  }
}

export const salesIn = ({ figures }: CanvasSource) => years.map((year) => figures.results.IS[year].sales)

export function salesBars(source: CanvasSource, size: { width?: number; height: number }): Picture {
  const { locale, text, money } = source
  return barChart({
    label: text.sales,
    columns: years.map((_, index) => text.year(index + 1)),
    bars: [{ name: text.sold, ink: 'series-1', values: salesIn(source) }],
    axis: (value) => axisNumber(value, locale),
    amount: (value) => axisNumber(value, locale),
    ...size,
    twin: salesIn(source).map((value, index) => ({
      depth: 0,
      text: `${text.year(index + 1)}: ${money(value)}`,
    })),
  })
}

export function revenueBox(source: CanvasSource): BoxContent {
  const { plan, locale, text, money, figures } = source
  const hasSales = salesIn(source).some((value) => value > 0)
  const priced = (plan.offering ?? []).filter(({ price }) => (price ?? 0) > 0)
  const head = [text.offering, text.price, ...years.map((_, index) => text.year(index + 1))]
  const rows = figures.plan.offerings.map((offering) => [
    nameOf(offering, locale),
    money(offering.price),
    ...years.map((year) => money(figures.salesOf[offering._id]?.[year] ?? 0)),
  ])
  const total = [text.revenueTotal, '', ...years.map((year) => money(figures.results.IS[year].totalRevenue))]
  const blocks: Block[] = hasSales
    ? [
        { kind: 'picture', picture: salesBars(source, { height: 200 }) },
        { kind: 'table', head, rows: [...rows, total] },
      ]
    : []
  return {
    lines: priced.map(
      (offering): CanvasLine => ({
        look: 'item',
        text: cutWords(nameOf(offering, locale), nameWords),
        note: money(offering.price ?? 0),
      }),
    ),
    picture: hasSales ? salesBars(source, { width: 240, height: 110 }) : null,
    blocks,
    lacks: [...lackIf(!hasSales, 'forecast'), ...lackIf(priced.length === 0, 'prices')],
    mostWords: 27,
  }
}

export function sustainabilityBox({ plan, locale, text, figures }: CanvasSource): BoxContent {
  const { marketShare, level } = figures.results
  const told = years.map((year) => toldNumber(roundedTo1(marketShare[year]), 'percent', locale, ''))
  const [first = '–'] = told
  const { levels, almostRule } = breakEvenWords[locale]
  if (years.every((year) => marketShare[year] === null)) return { lines: [], blocks: [], lacks: ['forecast'] }
  return {
    lines: textLine(
      `${levels[level.y1]}. ${[2, 3].map((year) => text.inYear(year, told[year - 1] ?? '–')).join(' · ')}`,
    ),
    picture: gauge({
      ...{ share: marketShare.y1 ?? 0, level: level.y1, told: first, under: text.ofMarket },
      label: text.gauge(first),
    }),
    blocks: [
      { kind: 'picture', picture: sharePicture(figures, locale) },
      {
        kind: 'table',
        head: ['', text.share, text.level],
        rows: years.map((year, index) => [
          periodName(year, plan, locale),
          told[index] ?? '–',
          levels[level[year]],
        ]),
      },
      { kind: 'text', text: almostRule, tone: 'muted' },
    ],
  }
}

const roundedTo1 = (value: number | null) => (value === null ? null : Math.round(value * 10) / 10)

export function breakEvenBox({ plan, locale, text, money, figures }: CanvasSource): BoxContent {
  const { breakEven } = figures.results
  const standing = standingOf(figures)
  if (standing === 'noSales') return { lines: [], blocks: [], lacks: ['forecast'] }
  const from = breakEven.firstProfitPeriod
  const covered =
    breakEven.breakEvenSalesMonth === null
      ? text.lossPerSale
      : text.mustSell(money(Math.round(breakEven.breakEvenSalesMonth)))
  const picture = breakEvenPicture(figures, { data: plan, locale })
  return {
    lines: [
      from
        ? { look: 'figure', text: periodName(from, plan, locale), note: text.profitFrom }
        : { look: 'figure', text: text.never, note: text.profitFrom },
      ...textLine(covered),
    ],
    blocks: [
      { kind: 'text', text: covered, tone: 'lead' },
      ...(picture ? [{ kind: 'picture', picture } as const] : []),
    ],
  }
}

/** The next three that are not past; where all are, none is told as coming. */
export function objectivesBox({ plan, locale, text, facts }: CanvasSource): BoxContent {
  const all = byDay(objectivesOf(plan)).filter(({ title }) => title.trim() !== '')
  const next = all.filter((one) => dayNumber(one.date) !== null && !isPast(one, facts.today)).slice(0, inList)
  const rows = all.map((one) => [dayText(one.date, locale) || text.noDate, one.title, one.goal.title || '–'])
  return {
    lines: next.map(
      (one): CanvasLine => ({
        look: 'item',
        text: cutWords(one.title, 10),
        note: dayText(one.date, locale),
      }),
    ),
    blocks: rows.length > 0 ? [{ kind: 'table', head: text.objectiveHead, rows }] : [],
    lacks: lackIf(next.length === 0, 'objectives'),
  }
}
