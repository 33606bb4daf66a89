import type { Ink, Shape } from './picture.ts'

/** Signs of a state, named like those of the page. They are drawn, because many fonts know no letters for them. */
export type Mark = 'check' | 'partly' | 'cross'

const paths: Readonly<Record<Mark, (x: number, y: number, half: number) => string>> = {
  check: (x, y, half) =>
    `M${x - half} ${y + half * 0.1}L${x - half * 0.25} ${y + half * 0.8}L${x + half} ${y - half * 0.7}`,
  partly: (x, y, half) =>
    `M${x - half} ${y + half * 0.3}C${x - half * 0.4} ${y - half} ${x + half * 0.4} ${y + half} ${x + half} ${y - half * 0.3}`,
  cross: (x, y, half) => {
    const arm = half * 0.75
    return `M${x - arm} ${y - arm}L${x + arm} ${y + arm}M${x + arm} ${y - arm}L${x - arm} ${y + arm}`
  },
}

/** A sign around a point. */
export const markAt = (mark: Mark, x: number, y: number, size: number, stroke: Ink): Shape => ({
  kind: 'path',
  d: paths[mark](x, y, size / 2),
  stroke,
  strokeWidth: size / 5,
})
