import { inkOf, nameOf, type Segment } from '#course/shared/segments.ts'
import type { Locale } from '#domain/errors.ts'
import { figures } from '#domain/figures.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { lineHeight, type Picture, type Shape, textAt } from '#domain/report/picture.ts'
import { customersOf, isCounted, radiiOf } from './market.ts'
import { words } from './words.ts'

// It stands beside the form, so its words are large in it.
const [width, height, outer] = [280, 136, 62]
const centre = outer + 3
const [nameSize, numberSize] = [10.5, 12]
const textLeft = 152

type Ring = { readonly name: string; readonly number: string; readonly isKnown: boolean }

/** What the three circles say, from the largest inwards. */
function ringsOf(segment: Segment, locale: Locale): readonly [Ring, Ring, Ring] {
  const { market, share, unknown, about } = words[locale]
  const { addressableMarket, targetMarket, marketShare } = segment
  const told = (name: string, value: number | null | undefined): Ring => ({
    name,
    number: isCounted(value) ? figures(value, locale) : unknown,
    isKnown: isCounted(value),
  })
  const customers = customersOf(segment)
  const own = told(share, marketShare)
  const percent = `${own.number}%`
  return [
    told(market.addressableMarket, addressableMarket),
    told(market.targetMarket, targetMarket),
    customers === null
      ? { ...own, number: own.isKnown ? percent : own.number }
      : { ...own, name: `${share} (${percent})`, number: about(figures(customers, locale)) },
  ]
}

/** The addressable market, in it the target market, in it the share that can be won. */
export function circlesPicture(plan: PlanData, segment: Segment, locale: Locale): Picture {
  const radii = Object.values(radiiOf(segment, outer))
  const rings = ringsOf(segment, locale)
  const ink = inkOf(plan, segment._id)
  const bottom = centre + outer
  const fills = ['paper', `${ink}-soft`, ink] as const
  return {
    width,
    height,
    label: words[locale].circlesLabel(nameOf(segment, locale)),
    twin: rings.map(({ name, number }) => ({ depth: 0, text: `${name}: ${number}` })),
    shapes: rings.flatMap(({ name, number, isKnown }, index): Shape[] => {
      const radius = radii[index] ?? 0
      const y = bottom - radius
      const top = { x: centre, y: y - radius }
      const at = 20 + index * 44
      const lead = `M${top.x} ${top.y + 5}H${textLeft - 20}L${textLeft - 10} ${at}H${textLeft - 5}`
      return [
        {
          kind: 'circle',
          x: centre,
          y,
          radius,
          fill: isKnown ? (fills[index] ?? 'paper') : 'paper',
          stroke: ink,
          strokeWidth: 1.5,
          isDashed: !isKnown,
        },
        { kind: 'path', d: lead, stroke: 'muted' },
        { kind: 'circle', x: top.x, y: top.y + 5, radius: 2.5, fill: 'text' },
        textAt(textLeft, at - 3, [name], { size: nameSize, ink: 'muted' }),
        textAt(textLeft, at - 3 + numberSize * lineHeight, [number], {
          size: isKnown ? numberSize : nameSize,
          isBold: isKnown,
          ink: isKnown ? 'text' : 'muted',
        }),
      ]
    }),
  }
}
