import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { findTextSamples, lookWithAxe } from './text-samples.ts'

type Choice = {
  /** For a screen that was looked at in other colours. */
  onlyContrast?: boolean
}

/** Kinds of text whose colours were found to be right, on any page that this worker has opened. */
const known = new Set<string>()

/** What axe finds wrong on the page as it is now: rule, and where. Every rule it has; colours of each kind of text once. */
export async function axeFindings(page: Page, { onlyContrast = false }: Choice = {}): Promise<string[]> {
  // A page that is still on its way, or a colour on its way to another, is not what people see.
  await page.locator('h1').first().waitFor({ state: 'attached' })
  await page.evaluate(stillness)
  const kinds = (await page.evaluate(findTextSamples)).filter((kind) => !known.has(kind))
  if (onlyContrast && kinds.length === 0) return []
  // It stays on the page until the next document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const { faults, right } = await page.evaluate(lookWithAxe, { kinds, onlyContrast })
  for (const kind of right) known.add(kind)
  return faults
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
