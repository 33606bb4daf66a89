import type { Locator } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { words as activityWords } from '#course/understanding-the-problem/activities-outcomes/words.ts'
import { words as treeWords } from '#course/understanding-the-problem/building-the-problem-tree/words.ts'
import { words as causeWords } from '#course/understanding-the-problem/choosing-the-causes/words.ts'
import { words as problemWords } from '#course/understanding-the-problem/defining-your-problem/words.ts'
import { words as whyWords } from '#course/understanding-the-problem/finding-your-why/words.ts'
import { words as sourceWords } from '#course/understanding-the-problem/information-sources/words.ts'
import { words as senseWords } from '#course/understanding-the-problem/making-sense/words.ts'
import { words as noteWords } from '#course/understanding-the-problem/processing-information/words.ts'
import { words as testWords } from '#course/understanding-the-problem/testing-your-assumptions/words.ts'
import { introductionWords } from '#web/step-kit/introduction-words.ts'
import { summaryWords } from '#web/step-kit/summary/summary-words.ts'
import { takeOverWords } from '#web/step-kit/take-over-words.ts'
import { people, site } from '../fixtures.ts'
import { coursePage } from '../pages/course-page.ts'
import { keyboard } from '../pages/keyboard.ts'
import { named } from '../pages/named.ts'
import { plantModuleOne } from '../pages/planted.ts'

const home = await site()
const { project, entrepreneur } = await people(home)
await plantModuleOne(home.db, project)
const { page } = await home.visit('/home', { as: entrepreneur, width: 1440, height: 900 })
const course = coursePage(page, project, 'one')
const keys = keyboard(page)
const { button } = course
const dialog = page.getByRole('dialog')
const field = (name: string, inside: Locator = page.locator('main')) =>
  inside.getByRole('textbox', { name: named(name) })
const chosen = (name: string, inside: Locator = page.locator('main')) =>
  inside.getByRole('radiogroup', { name }).locator('input:checked')

beforeAll(async () => {
  page.setDefaultTimeout(20_000)
})

/** Opens a step and goes past the menus. */
async function start(slug: string): Promise<void> {
  await course.open(slug)
  await page.getByRole('main').locator('button, input, textarea').first().waitFor()
  await keys.skip()
}

/** Takes a thing away; afterwards the focus is somewhere near. */
async function remove(trigger: Locator, gone = trigger): Promise<void> {
  await keys.enter(trigger)
  const notice = page.getByRole('region', { name: 'Removed' })
  await notice.or(dialog).first().waitFor()
  if (await dialog.isVisible()) await keys.enter(button('Remove', dialog))
  await gone.waitFor({ state: 'detached' })
  await keys.isKept()
}

test('introduction', async () => {
  await start('introduction')
  await keys.enter(button('Close the help'))
  await keys.hasFocus(button('Help'))
  await keys.press('Enter')
  await keys.tabTo(field(introductionWords.en.expectation))
  await keys.type('Why so early')
  await keys.enter(button(course.stepText('introduction').primary_cta))
  await course.isShown('defining-your-problem')
  await keys.isKept()
})

test('defining your problem', async () => {
  const words = problemWords.en
  await start('defining-your-problem')
  for (const [fact, text] of [
    ['who', 'mothers'],
    ['what', 'stop'],
    ['where', 'Ayacucho'],
  ] as const) {
    await keys.tabTo(field(words[fact]))
    await keys.type(text)
  }
  await keys.enter(button(words.use))
  await keys.enter(button(takeOverWords.en.replace, dialog))
  await keys.tabTo(field(words.definition))
  await keys.press('End')
  await keys.type(' Every year.')
  await keys.press('Tab')
  await course.isSaved()
  expect(await field(words.definition).inputValue()).toBe('In Ayacucho, mothers stop. Every year.')
})

test('building the problem tree, as a list', async () => {
  const words = treeWords.en
  const box = (depth: number, text: string) => button(`${words.level('cause', depth)} ${text}`)
  await start('building-the-problem-tree')
  await keys.tabTo(chosen('How to see it'))
  await keys.press('ArrowRight')
  await keys.enter(button(words.askAbout.cause('They doubt their milk')))
  await keys.type('Relatives praise powder')
  await keys.press('Enter')
  await box(2, 'Relatives praise powder').waitFor()
  await keys.press('Escape')
  await keys.hasFocus(box(1, 'They doubt their milk'))
  await keys.enter(box(2, 'Relatives praise powder'))
  await keys.retype('Aunts praise powder')
  await keys.tabTo(page.getByLabel(words.moveTo))
  await page.keyboard.type('Why 1: They go')
  await keys.enter(button(words.move))
  await keys.enter(button(words.done))
  await keys.hasFocus(box(2, 'Aunts praise powder'))
  await keys.press('Enter')
  await keys.enter(button(words.remove))
  await box(2, 'Aunts praise powder').waitFor({ state: 'detached' })
  await keys.hasFocus(box(1, 'They go back to the stall'))
})

test('choosing the causes', async () => {
  const words = causeWords.en
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'No sale means no dinner' }) })
  await start('choosing-the-causes')
  for (const name of [words.feeds, words.change]) {
    await keys.tabTo(card.getByRole('radiogroup', { name }).locator('input').first())
    await keys.press('Space', 'ArrowRight', 'ArrowRight')
    expect(await chosen(name, card).inputValue()).toBe('3')
  }
  await keys.tabTo(card.getByRole('checkbox'))
  await keys.press('Space')
  await keys.tabTo(card.getByLabel(words.reason))
  await keys.type('Near to us')
  await keys.tabTo(card.getByRole('checkbox'), 'Shift+Tab')
  await keys.press('Space')
  await card.getByLabel(words.reason).waitFor({ state: 'detached' })
  await keys.isKept()
})

test('testing your assumptions', async () => {
  const words = testWords.en
  await start('testing-your-assumptions')
  await keys.tabTo(field(words.belief))
  await keys.press('End')
  await keys.type(' every day')
  await keys.tabTo(chosen(words.sureness))
  await keys.press('ArrowRight')
  await keys.tabTo(field(words.list.add))
  await keys.type('How did you decide last week?')
  await keys.press('Enter')
  await field(words.list.line(3)).waitFor()
  await keys.hasFocus(field(words.list.add))
  await keys.tabTo(button(`Move up: ${words.list.line(3)}`), 'Shift+Tab')
  await keys.press('Enter')
  await expect.poll(() => field(words.list.line(2)).inputValue()).toBe('How did you decide last week?')
  await keys.isKept()
  await keys.tabTo(field(words.list.line(2)), 'Shift+Tab')
  await keys.retype('How did you decide yesterday?')
  await remove(button('Remove: How did you decide yesterday?'), field(words.list.line(3)))
})

test('information sources', async () => {
  const words = sourceWords.en
  await start('information-sources')
  await keys.enter(button(words.add))
  await keys.hasFocus(dialog.getByLabel(words.form.text))
  await keys.type('A nurse')
  await keys.tabTo(dialog.getByRole('radio').first())
  await keys.press('Space', 'ArrowDown')
  await keys.tabTo(dialog.getByRole('checkbox').first())
  await keys.press('Space')
  await keys.enter(button(words.form.save, dialog))
  await dialog.waitFor({ state: 'hidden' })
  await keys.hasFocus(button(words.add))
  const cell = button(words.cell('Who told you about powdered milk?', 'A nurse'))
  await keys.tabTo(cell)
  await keys.press('Space')
  await expect.poll(() => cell.getAttribute('aria-pressed')).toBe('true')
  await keys.tabTo(button(words.edit('A nurse')), 'Shift+Tab')
  await keys.press('Enter')
  await keys.hasFocus(dialog.getByLabel(words.form.text))
  await keys.retype('A midwife')
  await keys.press('Enter')
  await dialog.waitFor({ state: 'hidden' })
  await keys.isKept()
  await remove(button('Remove: A midwife'))
})

test('processing information', async () => {
  const words = noteWords.en
  const card = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: 'Who told you about powdered milk?' }) })
    .last()
  await start('processing-information')
  await keys.tabTo(card.getByLabel(words.newNote))
  await keys.type('My aunt did.')
  await keys.tabTo(chosen(words.kind, card))
  await keys.press('ArrowRight')
  await keys.enter(button(words.add, card))
  await card.getByRole('textbox', { name: words.note(1) }).waitFor()
  await keys.isKept()
  await keys.tabTo(chosen(words.view), 'Shift+Tab')
  await keys.press('ArrowRight')
  await keys.tabTo(card.getByLabel(words.helper.that))
  await keys.type('aunts decide')
  await keys.press('Enter')
  await card.getByRole('textbox', { name: words.insight(1) }).waitFor()
  await keys.tabTo(card.getByLabel(words.supports), 'Shift+Tab')
  await page.keyboard.type('We learned')
  await card
    .locator('li')
    .filter({ hasText: words.notesCount(1) })
    .waitFor()
  await remove(card.getByRole('button', { name: words.removeNote(1) }))
  await remove(card.getByRole('button', { name: words.removeInsight(1) }))
})

test('making sense', async () => {
  const words = senseWords.en
  await start('making-sense')
  await keys.tabTo(chosen(words.verdict))
  await keys.press('ArrowLeft')
  await expect.poll(() => chosen(words.verdict).inputValue()).toBe('confirmed')
  await keys.tabTo(field(words.changed))
  await keys.type('Money is half of it')
  await keys.enter(button(words.use))
  await keys.enter(button(takeOverWords.en.replace, dialog))
  await dialog.waitFor({ state: 'hidden' })
  await keys.hasFocus(button(words.use))
})

test('activities and outcome', async () => {
  const words = activityWords.en
  await start('activities-outcomes')
  await keys.tabTo(field(words.newActivity))
  await keys.type('Savings groups')
  await keys.press('Enter')
  const fold = page.getByRole('button', { name: `${words.fold}: Savings groups` })
  const card = page.getByRole('listitem').filter({ has: fold })
  await fold.waitFor()
  await keys.isKept()
  await keys.tabTo(card.getByRole('switch'), 'Shift+Tab')
  await keys.press('Space')
  await keys.tabTo(card.getByLabel(words.reach))
  await keys.type('40')
  await keys.tabTo(card.getByLabel(words.newOutcome))
  await keys.type('Families save')
  await keys.press('Enter')
  const outcome = card.getByRole('button', { name: 'Remove: Families save' })
  await outcome.waitFor()
  await keys.tabTo(outcome, 'Shift+Tab')
  await remove(outcome)
  await keys.tabTo(card.getByRole('button', { name: 'Remove: Savings groups' }), 'Shift+Tab')
  await remove(page.getByRole('button', { name: 'Remove: Savings groups' }))
})

test('finding your why', async () => {
  const words = whyWords.en
  await start('finding-your-why')
  await keys.tabTo(field(words.contribution))
  await keys.type('make room')
  await keys.tabTo(field(words.impact))
  await keys.type('mothers choose')
  await keys.enter(button(words.use))
  await keys.tabTo(page.getByRole('button', { name: /^How/ }), 'Shift+Tab')
  await keys.press('Enter')
  await keys.tabTo(field(words.newHow))
  await keys.type('We pay fairly')
  await keys.press('Enter')
  await field(`${words.how} 2`).waitFor()
  await keys.tabTo(field(`${words.how} 2`), 'Shift+Tab')
  await keys.retype('We pay fair wages')
  await remove(page.getByRole('button', { name: 'Remove: We pay fair wages' }))
  await keys.tabTo(field(words.vision))
  await keys.type('In ten years')
})

test('summary', async () => {
  const words = summaryWords.en
  await start('summary')
  await keys.tabTo(field(words.reflection))
  await keys.type('Ask first.')
  await keys.enter(button(course.stepText('summary').primary_cta))
  await keys.enter(button(words.askAnyway, dialog))
  await page.getByText(words.requests.replace('{n}', '1')).waitFor()
  await keys.isKept()
})
