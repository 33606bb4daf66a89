import type { Shape } from '#domain/report/picture.ts'
import type { Level, NeedKind } from './needs.ts'

export const needInks = {
  pain: { ink: 'earth', soft: 'earth-soft' },
  gain: { ink: 'brand', soft: 'brand-soft' },
} as const

type Place = { readonly x: number; readonly y: number; readonly radius: number }

/** A face that says how strong something is: the stronger a pain the sadder, the stronger a gain the happier. */
export function faceShapes(kind: NeedKind, level: Level | null, { x, y, radius }: Place): Shape[] {
  const { ink, soft } = needInks[kind]
  const strokeWidth = radius / 7
  const line = { stroke: ink, strokeWidth } as const
  if (level === null) return [{ kind: 'circle', x, y, radius, fill: 'paper', ...line, isDashed: true }]
  const eye = (side: 1 | -1): Shape => ({
    kind: 'circle',
    x: x + side * radius * 0.35,
    y: y - radius * 0.18,
    radius: radius * 0.12,
    fill: ink,
  })
  return [
    { kind: 'circle', x, y, radius, fill: soft, ...line },
    eye(-1),
    eye(1),
    { kind: 'path', d: mouth(kind, level, x, y, radius), ...line, ...(level === 5 ? { fill: ink } : {}) },
    ...(kind === 'pain' && level >= 4 ? [brows(x, y, radius, line)] : []),
  ]
}

function mouth(kind: NeedKind, level: Level, x: number, y: number, radius: number): string {
  const bend = (level - 1) * 0.2 * radius
  const half = radius * 0.45
  const ends = kind === 'pain' ? y + radius * 0.45 : y + radius * 0.25
  const deepest = kind === 'pain' ? ends - bend : ends + bend + radius * 0.1
  const arc = `M${x - half} ${ends}Q${x} ${deepest} ${x + half} ${ends}`
  return level === 5 ? `${arc}Z` : arc
}

function brows(
  x: number,
  y: number,
  radius: number,
  line: Pick<Shape & { kind: 'path' }, 'stroke' | 'strokeWidth'>,
): Shape {
  const [low, high] = [y - radius * 0.42, y - radius * 0.62]
  const [inner, outer] = [radius * 0.2, radius * 0.55]
  return {
    kind: 'path',
    d: `M${x - outer} ${low}L${x - inner} ${high}M${x + outer} ${low}L${x + inner} ${high}`,
    ...line,
  }
}
