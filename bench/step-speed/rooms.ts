import type { Locator, Page } from 'playwright-core'
import type { ModuleSlug } from '#domain/plan/modules.ts'

/** Where to type: a step, and the way to a box in it. */
export type TypedRoom = {
  readonly module: ModuleSlug
  readonly slug: string
  readonly open: (main: Locator, page: Page) => Promise<Locator>
}

const box = (name: string | RegExp) => async (main: Locator) => main.getByRole('textbox', { name }).first()

/** Behind a button, or in another view. */
const after = (button: string, name: string | RegExp) => async (main: Locator, page: Page) => {
  await main.getByText(button, { exact: true }).first().click()
  return page.getByRole('textbox', { name }).first()
}

export const rooms: readonly TypedRoom[] = [
  {
    module: 'one',
    slug: 'building-the-problem-tree',
    open: async (main) => {
      await main.getByText('Show as a list', { exact: true }).first().click()
      await main.getByRole('button', { name: 'Why does this happen?' }).first().click()
      return main.getByRole('textbox', { name: 'Why does this happen?' }).first()
    },
  },
  { module: 'one', slug: 'processing-information', open: after('By question', 'Note 1') },
  { module: 'one', slug: 'information-sources', open: after('Add a source', 'Who or what, where and when?') },
  { module: 'two', slug: 'customer-segments', open: box('Who are they, and where?') },
  { module: 'two', slug: 'customer-description', open: box('A day in the life') },
  { module: 'two', slug: 'customer-pains', open: after('Add note', 'Description') },
  { module: 'two', slug: 'my-offerings', open: box(/^Description: /) },
  { module: 'three', slug: 'map-current-solutions', open: box(/^What do they do, and for whom\?: /) },
  { module: 'three', slug: 'opportunity', open: box('The solution') },
  { module: 'three', slug: 'identify-stakeholders', open: box(/^Why do they matter\?: /) },
  { module: 'three', slug: 'stakeholder-understanding', open: box(/^What do they want\?/) },
  { module: 'three', slug: 'stakeholder-managing-plan', open: box(/^Our plan: /) },
  { module: 'three', slug: 'stakeholder-relationship', open: after('Show as a list', /^Next step: /) },
  { module: 'four', slug: 'product-customer-relationship', open: box(/^In one sentence: /) },
  { module: 'four', slug: 'business-model', open: box('What changes for them?') },
  { module: 'four', slug: 'choose-definition', open: box(/^Why there\?: /) },
  { module: 'four', slug: 'key-activities', open: box(/^What must be made or prepared\?: /) },
  { module: 'four', slug: 'key-resources', open: box(/^Whose hands and heads\?: /) },
  { module: 'five', slug: 'marketing-sales-plan', open: box(/^Conversion: /) },
  { module: 'five', slug: 'build-my-pitch', open: box('Hook') },
  { module: 'five', slug: 'distribution-channels-strategy', open: box(/^Why like this\?: /) },
  { module: 'five', slug: 'distribution-channels', open: box(/^What do they do, and what do they earn\?: /) },
  { module: 'five', slug: 'channel-prioritization', open: box(/^Why\?: /) },
  { module: 'five', slug: 'marketing-funnel-activities', open: box(/, idea 1/) },
  { module: 'five', slug: 'tofu', open: box(/^What exactly do you do\?: /) },
  { module: 'five', slug: 'bofu', open: box(/^What exactly do you do\?: /) },
  { module: 'five', slug: 'activities-selection', open: box(/^We can spend per year/) },
  { module: 'seven', slug: 'start-up-capital', open: box(/^Tax rate/) },
  { module: 'seven', slug: 'fixed-assets', open: box(/^Description: /) },
  { module: 'seven', slug: 'pre-operating-capital', open: box(/^Description: /) },
  { module: 'seven', slug: 'funding-sources', open: box(/^Amount: /) },
  { module: 'seven', slug: 'expenses', open: box(/^Description: row 1/) },
  {
    module: 'seven',
    slug: 'revenue',
    open: async (main) => main.getByRole('grid').getByRole('textbox').first(),
  },
  { module: 'seven', slug: 'scenarios', open: box(/^Expected: what must be true\?/) },
  { module: 'six', slug: 'value-proposition', open: box('that … (what gets better for them?)') },
  { module: 'six', slug: 'unit-costs', open: box('What is it? Cost 1') },
  { module: 'six', slug: 'competitor-prices', open: box('Competitor 1') },
  { module: 'six', slug: 'pricing', open: box(/^Why this price\?: /) },
  {
    module: 'eight',
    slug: 'sustainable-development-goals',
    open: box(/^How do you contribute\?: /),
  },
  { module: 'eight', slug: 'impact-kpis', open: box(/^What do you do to measure it\?: /) },
  { module: 'nine', slug: 'risk-management', open: box(/^Plan: /) },
  { module: 'nine', slug: 'team', open: box(/^Strength: /) },
  { module: 'nine', slug: 'goals', open: box('Goal: 1') },
]
