import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { markTextSamples, onlySamples } from './text-samples.ts'

declare global {
  interface Window {
    axe: typeof axe
  }
}

type Choice = {
  /** Half of the time goes there, so not for a screen whose colours were looked at already. */
  leavesContrast?: boolean
  /** For a screen that was looked at in other colours. */
  onlyContrast?: boolean
}

/** What axe finds wrong on the page as it is now: rule, and where. Every rule it has; colours of each kind of text. */
export async function axeFindings(
  page: Page,
  { leavesContrast = false, onlyContrast = false }: Choice = {},
): Promise<string[]> {
  // A page that is still on its way, or a colour on its way to another, is not what people see.
  await page.locator('h1').first().waitFor({ state: 'attached' })
  await page.evaluate(stillness)
  // It stays on the page until the next document.
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe.source)
    await page.evaluate((settings) => window.axe.configure(settings), onlySamples)
  }
  if (!leavesContrast) await page.evaluate(markTextSamples)
  return page.evaluate(
    async ([isLeft, isAlone]) => {
      const { violations } = await window.axe.run(document, {
        resultTypes: ['violations'],
        // It would ask for all styles again, for a rule about sounds.
        preload: false,
        ...(isAlone
          ? { runOnly: { type: 'rule', values: ['color-contrast'] } }
          : { rules: { 'color-contrast': { enabled: !isLeft } } }),
      })
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
    },
    [leavesContrast, onlyContrast] as const,
  )
}

/** What nobody answers for ten seconds is looked at as it is. */
async function stillness(): Promise<void> {
  const isComing = () => document.querySelector('[aria-busy=true]') !== null
  for (let tries = 0; tries < 200 && isComing(); tries += 1) await new Promise((rest) => setTimeout(rest, 50))
  const passing = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
  await Promise.allSettled(passing.map(({ finished }) => finished))
}
