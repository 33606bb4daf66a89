import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

type Choice = {
  /** Half of the time goes there, so not for a screen whose colours were looked at already. */
  leavesContrast?: boolean
}

/** What axe finds wrong on the page as it is now: rule, and where. Every rule it has, nothing else left out. */
export async function axeFindings(page: Page, { leavesContrast = false }: Choice = {}): Promise<string[]> {
  // We have no frames, and without them the short way finds the same.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .disableRules(leavesContrast ? ['color-contrast'] : [])
    .analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}
