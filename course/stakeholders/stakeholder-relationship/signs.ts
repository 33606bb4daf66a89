import { groupInks, positionLooks } from '#course/stakeholders/shared/looks.ts'
import type { Stakeholder } from '#course/stakeholders/shared/stakeholders.ts'
import { markAt } from '#domain/report/marks.ts'
import type { Shape } from '#domain/report/picture.ts'
import { radius } from './map-layout.ts'
import type { TieKind } from './ties.ts'

/** What is given is told by the form of its sign. */
export function kindMark(kind: TieKind | null, x: number, y: number): Shape {
  const paint = { fill: 'text', stroke: 'paper', strokeWidth: 1 } as const
  const path = (d: string): Shape => ({ kind: 'path', d, ...paint })
  if (kind === 'goods-services') return path(`M${x - 4} ${y - 4}h8v8h-8Z`)
  if (kind === 'information') return path(`M${x} ${y - 5}l5 9h-10Z`)
  if (kind === 'influence') return path(`M${x} ${y - 5.5}l5 5.5l-5 5.5l-5 -5.5Z`)
  return { kind: 'circle', x, y, radius: kind ? 4.5 : 2.5, ...paint }
}

/** A thick line for a strong tie, a dashed one for a weak one. */
export const strengthLines = {
  Strong: { stroke: 'brand', strokeWidth: 3 },
  Weak: { stroke: 'muted', strokeWidth: 1.25, isDashed: true },
} as const

/** The group by its colour, the position by the ring and by the sign in it. */
export function circleShapes(
  { group, position }: Pick<Stakeholder, 'group' | 'position'>,
  x: number,
  y: number,
) {
  const look = position ? positionLooks[position] : null
  const ring: Shape = {
    kind: 'circle',
    x,
    y,
    radius: radius - 1,
    fill: 'paper',
    stroke: look?.ink ?? 'muted',
    strokeWidth: look ? 2 : 1,
  }
  const inside: Shape = { kind: 'circle', x, y, radius: 7, fill: group ? groupInks[group] : 'muted' }
  return [ring, inside, ...(look ? [markAt(look.mark, x, y, 7, 'paper')] : [])]
}
