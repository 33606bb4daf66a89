import type { Lines } from './lines.ts'
import { exceeds, quotient } from './numbers.ts'

export type Level = 'none' | 'partly' | 'almost' | 'sustainable'

/** How many percent of the revenue come from people who buy. Money to start with does not count. */
export const marketShare = ({ sales, additionalMarket, totalRevenue }: Lines): number | null =>
  quotient((sales + additionalMarket) * 100, totalRevenue)

/** Exactly 75 percent is still "partly". */
export function levelOf(lines: Lines): Level {
  const share = marketShare(lines)
  if (share === null) return 'none'
  if (!exceeds(share, 75)) return 'partly'
  return lines.additionalNonMarket === 0 && lines.netProfit >= 0 ? 'sustainable' : 'almost'
}
