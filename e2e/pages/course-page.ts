import { readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright-core'
import { moduleBySlug } from '#course/course.ts'
import { parseStepText } from '#course/texts.ts'
import type { ModuleSlug } from '#domain/plan/modules.ts'
import appEn from '#web/i18n/en.json' with { type: 'json' }
import appEs from '#web/i18n/es.json' with { type: 'json' }
import { type Locale, localePath } from '#web/i18n/locale.ts'
import { createTexts } from '#web/i18n/texts.ts'
import { named } from './named.ts'

const frames = {
  en: createTexts('en', appEn),
  es: createTexts('es', appEs),
}

/** A person in a module of a project, in one language: what every step has in common. */
export function coursePage(page: Page, project: string, slug: ModuleSlug, locale: Locale = 'en') {
  const module = moduleBySlug(slug)
  if (!module) throw new Error(`There is no module ${slug}`)
  const { folder, steps } = module
  const frame = frames[locale].t
  const button = (name: string, inside: Page | Locator = page) =>
    inside.getByRole('button', { name: named(name) })
  const path = (rest = '') => localePath(locale, `/home/project/${project}/${slug}${rest}`)

  /** What a step calls itself and its buttons, from the files that are shipped. */
  function stepText(step: string) {
    const file = `../../course/${folder}/${step}/text.${locale}.md`
    return parseStepText(readFileSync(new URL(file, import.meta.url), 'utf8'))
  }

  const heading = (slug: string) =>
    page.getByRole('heading', { level: 1, name: stepText(slug).title, exact: true })

  async function isShown(slug: string): Promise<void> {
    await heading(slug).waitFor()
  }

  return {
    page,
    locale,
    steps: steps.map((step) => step.slug),
    stepText,
    frame,
    button,
    path,
    isShown,

    async open(slug: string): Promise<void> {
      await page.goto(path(`/${slug}`))
      await isShown(slug)
    },

    /** By the list of steps beside the page. */
    async follow(slug: string): Promise<void> {
      await inTimeline(slug).click()
      await isShown(slug)
    },

    async goOn(slug: string, next: string): Promise<void> {
      await button(stepText(slug).primary_cta).click()
      // On a machine that can hardly keep up a press was lost twice: a person presses again, and what stood there is told.
      const isThere = await heading(next)
        .waitFor({ timeout: 20_000 })
        .then(
          () => true,
          () => false,
        )
      if (!isThere) {
        console.error(`No way from ${slug} to ${next}:`, page.url(), await page.locator('main').textContent())
        await button(stepText(slug).primary_cta).click()
      }
      await isShown(next)
    },

    /** Something is still missing, and the step is left all the same. */
    async goOnAnyway(slug: string, next: string): Promise<void> {
      await button(stepText(slug).primary_cta).click()
      await button(frame('step.goOn')).click()
      await isShown(next)
    },

    /** The step carries its tick in the list of steps, and the server has everything. */
    async isTicked(slug: string): Promise<void> {
      await inTimeline(slug)
        .filter({ hasText: frame('shell.steps.done') })
        .waitFor()
        .catch(async (error) => {
          console.error(`${slug} is not complete:`, page.url(), await page.locator('main').textContent())
          throw error
        })
      await isSaved()
    },

    isSaved,
    inTimeline,
  }

  function inTimeline(slug: string): Locator {
    return (
      page
        .getByRole('region', { name: frame('shell.steps.timeline') })
        .getByRole('link', { name: new RegExp(`^\\d+ ?${literal(stepText(slug).title)}`) })
        // A name may begin another one.
        .and(page.locator(`[href*="/${slug}?"]`))
    )
  }

  async function isSaved(): Promise<void> {
    await page.getByText(frame('step.saved'), { exact: true }).waitFor()
  }
}

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

export type CoursePage = ReturnType<typeof coursePage>

/** A score from 1 to 5. */
export async function giveScore(inside: Locator, name: string, score: number): Promise<void> {
  await choose(inside, name, String(score))
}

/** One of a row of choices, of which one can be on. */
export async function choose(inside: Page | Locator, name: string, choice: string): Promise<void> {
  await inside.getByRole('radiogroup', { name }).getByText(choice, { exact: true }).click()
}
