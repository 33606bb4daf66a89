import type { Locator, Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { words as activityWords } from '#course/understanding-the-problem/activities-outcomes/words.ts'
import { words as treeWords } from '#course/understanding-the-problem/building-the-problem-tree/words.ts'
import { words as whyWords } from '#course/understanding-the-problem/finding-your-why/words.ts'
import { words as sourceWords } from '#course/understanding-the-problem/information-sources/words.ts'
import { words as noteWords } from '#course/understanding-the-problem/processing-information/words.ts'
import { words as testWords } from '#course/understanding-the-problem/testing-your-assumptions/words.ts'
import { words as bugWords } from '#web/app/shell/bug/words.ts'
import { words as feedbackWords } from '#web/app/shell/feedback/words.ts'
import { words as halfWords } from '#web/step-kit/half-typed/half-written-words.ts'
import { summaryWords } from '#web/step-kit/summary/summary-words.ts'
import { people, site } from '../fixtures.ts'
import { choose, coursePage } from '../pages/course-page.ts'
import { plantModuleOne } from '../pages/planted.ts'

const home = await site()
const { project, entrepreneur, mentor } = await people(home)
await plantModuleOne(home.db, project)
const { page, context } = await home.visit('/home', { as: entrepreneur, width: 1440, height: 900 })
page.setDefaultTimeout(15_000)
const course = coursePage(page, project, 'one')
const { button } = course
const half = halfWords.en
const main = page.locator('main')
const notAdded = (count: number, on: Page = page) => on.getByRole('button', { name: half.notAdded(count) })
const notSaved = (count: number) => button(half.notSaved(count))

async function hasText(field: Locator, text: string): Promise<void> {
  await expect.poll(() => field.inputValue()).toBe(text)
}

async function inPlan(text: string): Promise<number> {
  const { rows } = await home.db.query<{ count: number }>(
    `select count(*)::int as count from plan_item where project_id = $1 and data::text like '%' || $2 || '%'`,
    [project, text],
  )
  return rows[0]?.count ?? 0
}

/** Each test begins with nothing half typed, whatever happened in the last one. */
beforeEach(() => page.evaluate(() => localStorage.clear()))

type Form = {
  step: string
  text: string
  field: Locator
  /** What has to be done before the form can be seen; it may stand open by itself when something was left in it. */
  open?: () => Promise<void>
  /** True where the form opens by itself with what was left. */
  isPutBack?: boolean
  add: () => Promise<void>
}

const card = (question: string) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: question }) })
    .last()
const asked = card('Who told you about powdered milk?')
const dialog = page.getByRole('dialog')
const room = main
  .getByRole('listitem')
  .filter({ has: page.getByRole('button', { name: /: A warm room beside the market$/ }) })

const forms: Record<string, Form> = {
  question: {
    step: 'testing-your-assumptions',
    text: 'What did the last week cost you?',
    field: main.getByLabel(testWords.en.list.add),
    add: () => main.getByRole('button', { name: testWords.en.list.button }).click(),
  },
  source: {
    step: 'information-sources',
    text: 'The nurse of the health post',
    field: dialog.getByLabel(sourceWords.en.form.text),
    open: () => button(sourceWords.en.add).click(),
    add: async () => {
      await dialog.getByRole('radio').first().click()
      await dialog.getByRole('checkbox').first().click()
      await button(sourceWords.en.form.save, dialog).click()
    },
  },
  note: {
    step: 'processing-information',
    text: 'My aunt told me so.',
    field: asked.getByLabel(noteWords.en.newNote),
    add: () => button(noteWords.en.add, asked).click(),
  },
  insight: {
    step: 'processing-information',
    text: 'aunts decide about milk',
    field: asked.getByLabel(noteWords.en.helper.that),
    open: () => choose(page, noteWords.en.view, noteWords.en.byQuestion),
    add: () => button(noteWords.en.addInsight, asked).click(),
  },
  activity: {
    step: 'activities-outcomes',
    text: 'Savings groups of sellers',
    field: main.getByLabel(activityWords.en.newActivity),
    add: () => button(activityWords.en.addActivity).click(),
  },
  outcome: {
    step: 'activities-outcomes',
    text: 'Babies are healthier',
    field: room.getByLabel(activityWords.en.newOutcome),
    open: () => page.getByRole('button', { name: `${activityWords.en.open}: A warm room` }).click(),
    isPutBack: true,
    add: () => button('Add', room).click(),
  },
  principle: {
    step: 'finding-your-why',
    text: 'We pay fairly',
    field: main.getByLabel(whyWords.en.newHow),
    open: () => page.getByRole('button', { name: /^How/ }).click(),
    isPutBack: true,
    add: () => button('Add', main).click(),
  },
  box: {
    step: 'building-the-problem-tree',
    text: 'Relatives praise powder',
    field: main.getByLabel(treeWords.en.ask.cause),
    open: () => button(treeWords.en.askAbout.cause('They doubt their milk')).click(),
    isPutBack: true,
    add: () => button(treeWords.en.add).click(),
  },
}

test('what is typed in a form and not added outlives other steps and a reload, and is then added once', async () => {
  const all = Object.values(forms)
  let typed = 0
  await course.open('introduction')
  for (const { step, open, field, text } of all) {
    await course.follow(step)
    await open?.()
    await field.fill(text)
    typed += 1
    if (step === 'information-sources') await page.keyboard.press('Escape')
    await notAdded(typed).waitFor()
  }
  expect(await page.getByText('Saved', { exact: true }).count()).toBe(0)
  await page.reload()
  await course.isShown('building-the-problem-tree')
  for (const { step, open, isPutBack, field, text, add } of all) {
    await course.follow(step)
    if (!isPutBack) await open?.()
    await hasText(field, text)
    expect(await inPlan(text)).toBe(0)
    await add()
    typed -= 1
    if (typed > 0) await notAdded(typed).waitFor()
    await expect.poll(() => inPlan(text)).toBe(1)
  }
  await course.isSaved()
})

test('a switch to another source, view or language and back loses nothing that was typed', async () => {
  const source = main.getByLabel(noteWords.en.source)
  await course.open('processing-information')
  // The second source is asked this one, and the first has answered it: there the form waits folded.
  const note = card('What happened the last day you breastfed?').getByLabel(noteWords.en.newNote)
  await source.selectOption({ index: 1 })
  await note.fill('Half of a thought')
  await source.selectOption({ index: 0 })
  await note.waitFor({ state: 'detached' })
  await source.selectOption({ index: 1 })
  await hasText(note, 'Half of a thought')
  await choose(page, noteWords.en.view, noteWords.en.byQuestion)
  await note.waitFor({ state: 'detached' })
  await choose(page, noteWords.en.view, noteWords.en.bySource)
  await hasText(note, 'Half of a thought')

  await page.goto(coursePage(page, project, 'one', 'es').path('/processing-information'))
  await page.getByRole('button', { name: halfWords.es.notAdded(1) }).click()
  expect(await page.locator('textarea:focus').inputValue()).toBe('Half of a thought')

  await course.open('finding-your-why')
  await notAdded(1).click()
  const list = page.getByRole('region', { name: half.title })
  await list.getByText('Half of a thought').waitFor()
  await list.getByRole('link', { name: half.goTo }).click()
  await course.isShown('processing-information')
  await hasText(note, 'Half of a thought')
  await note.fill('')
  await course.isSaved()
})

test('Escape keeps a half-written box and the changes of a box; the mark leads to it', async () => {
  const words = treeWords.en
  const field = main.getByLabel(words.ask.cause)
  await course.open('building-the-problem-tree')
  await button(words.askAbout.cause('They doubt their milk')).click()
  await field.fill('Nobody shows them')
  await page.keyboard.press('Escape')
  await field.waitFor({ state: 'detached' })
  await notAdded(1).click()
  await hasText(page.locator('textarea:focus'), 'Nobody shows them')
  expect(await inPlan('Nobody shows them')).toBe(0)
  await button(words.askAbout.cause('They go back to the stall')).click()
  await notAdded(1).waitFor()
  await hasText(field, '')
  await button(words.askAbout.cause('They doubt their milk')).click()
  await field.press('End')
  await field.pressSequentially(' how')
  await button(words.done).click()
  await course.isSaved()
  await expect.poll(() => inPlan('Nobody shows them how')).toBe(1)

  await button('Why 2 Nobody shows them how').click()
  await main.getByLabel(words.text).fill('No midwife shows them how')
  await page.keyboard.press('Escape')
  await course.isSaved()
  await expect.poll(() => inPlan('No midwife shows them how')).toBe(1)
})

test('a line that was emptied or says what another says is kept, told of and put back until it is right', async () => {
  const words = testWords.en
  const line = main.getByLabel(words.list.line(1)).first()
  const other = await (async () => {
    await course.open('testing-your-assumptions')
    return main.getByLabel(words.list.line(2)).first().inputValue()
  })()
  await line.fill(other)
  await notSaved(1).waitFor()
  await course.follow('finding-your-why')
  await notSaved(1).waitFor()
  await course.follow('testing-your-assumptions')
  await hasText(line, other)
  await line.fill('')
  await page.reload()
  await hasText(line, '')
  await notSaved(1).click()
  await hasText(page.locator('textarea:focus'), '')
  await line.fill('What happened on the last day?')
  await course.isSaved()
  await expect.poll(() => inPlan('What happened on the last day?')).toBe(1)

  await course.follow('activities-outcomes')
  await page.getByRole('button', { name: `${activityWords.en.open}: A warm room` }).click()
  const reach = main.getByLabel(activityWords.en.reach)
  await reach.first().fill('many')
  await notSaved(1).waitFor()
  await page.reload()
  await hasText(reach.first(), 'many')
  await notSaved(1).click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('40')
  await course.isSaved()
})

test('who empties a line and then removes it is not told of it any more', async () => {
  await course.open('testing-your-assumptions')
  const questions = main.getByRole('textbox', { name: /^Question \d:/ })
  await questions.last().waitFor()
  const count = await questions.count()
  const text = await questions.last().inputValue()
  await questions.last().fill('')
  await notSaved(1).waitFor()
  await main.getByRole('button', { name: `Remove: ${text}` }).click()
  await course.isSaved()
  await expect.poll(() => questions.count()).toBe(count - 1)
})

test('words that wait for the next pause are not called saved', async () => {
  await course.open('testing-your-assumptions')
  await course.isSaved()
  const belief = main.getByRole('textbox', { name: testWords.en.belief })
  const said = await belief.evaluate(async (box, mark) => {
    box.focus()
    document.execCommand('insertText', false, ' again')
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    return [...document.querySelectorAll('[role=status]')].some(({ textContent }) => textContent === mark)
  }, course.frame('step.saved'))
  expect(said).toBe(false)
  await course.isSaved()
})

test('a second tab sees what is half typed, and what one tab has added is gone in the other', async () => {
  const words = testWords.en
  const second = await context.newPage()
  const there = second.locator('main').getByLabel(words.list.add)
  const here = main.getByLabel(words.list.add)
  await course.open('testing-your-assumptions')
  await second.goto(course.path('/testing-your-assumptions'))
  await there.waitFor()
  await here.fill('Who decides at your stall?')
  await hasText(there, 'Who decides at your stall?')
  await notAdded(1, second).waitFor()
  await there.press('Enter')
  await hasText(here, '')
  await course.isSaved()
  await expect.poll(() => inPlan('Who decides at your stall?')).toBe(1)
  await second.close()
})

test('what is typed for a record that the server has not named yet stays with it', async () => {
  const words = activityWords.en
  const added = main
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: `${words.fold}: Milk bank` }) })
  const outcome = added.getByLabel(words.newOutcome)
  await course.open('activities-outcomes')
  await context.setOffline(true)
  await main.getByLabel(words.newActivity).fill('Milk bank')
  await main.getByLabel(words.newActivity).press('Enter')
  await outcome.fill('Families share')
  await context.setOffline(false)
  await expect.poll(() => inPlan('Milk bank')).toBe(1)
  await notAdded(1).waitFor()
  await hasText(outcome, 'Families share')
  await page.reload()
  await hasText(outcome, 'Families share')
  await outcome.press('Enter')
  await course.isSaved()
  await expect.poll(() => inPlan('Families share')).toBe(1)
})

test('a text whose place is gone can be found, copied and discarded', async () => {
  await course.open('testing-your-assumptions')
  await main.getByLabel(testWords.en.list.add).fill('A question without a cause')
  await home.db.query(`update plan_item set data = data || '{"selected": false}' where kind = 'cause'`)
  await page.reload()
  await notAdded(1).click()
  const list = page.getByRole('region', { name: half.title })
  await list.getByRole('button', { name: half.goTo }).click()
  await list.getByText(half.noPlace).waitFor()
  await list.getByText('A question without a cause').waitFor()
  await button(half.discard, list).click()
  await course.isSaved()
})

test('a message, a comment and a rating that were begun outlive Escape and a reload', async () => {
  const words = summaryWords.en
  await course.open('summary')
  await button(course.stepText('summary').primary_cta).click()
  await button(words.askAnyway, dialog).click()
  await page.getByText(words.requests.replace('{n}', '1')).waitFor()
  await page.getByLabel(words.inYourWords).fill('It was long')
  await notAdded(1).waitFor()
  await page.reload()
  await hasText(page.getByLabel(words.inYourWords), 'It was long')
  await button(words.sendRating).click()
  await course.isSaved()

  const { page: other } = await home.visit(course.path('/summary'), { as: mentor })
  const reviewer = coursePage(other, project, 'one')
  const window = other.getByRole('dialog')
  const comment = window.getByRole('textbox', { name: feedbackWords[reviewer.locale].input })
  const message = window.getByLabel(words.message)
  await reviewer.button(words.sendBack).first().click()
  await message.fill('Please ask three more')
  await other.keyboard.press('Escape')
  await window.waitFor({ state: 'hidden' })
  await reviewer.button(words.sendBack).first().click()
  await hasText(message, 'Please ask three more')
  await other.keyboard.press('Escape')

  const bug = window.getByLabel(bugWords[reviewer.locale].description)
  await reviewer.button(reviewer.frame('shell.bar.bug')).click()
  await bug.fill('The picture is')
  await other.reload()
  await reviewer.button(reviewer.frame('shell.bar.bug')).click()
  await hasText(bug, 'The picture is')

  await reviewer.open('defining-your-problem')
  await other.locator('[data-thread]').first().click()
  await comment.fill('Have you asked')
  await other.keyboard.press('Escape')
  await other.reload()
  await other.locator('[data-thread]').first().click()
  await hasText(comment, 'Have you asked')
  await comment.press('Enter')
  await window.getByText('Have you asked').waitFor()
  await hasText(comment, '')
  await other.reload()
  await other.locator('[data-thread]').first().click()
  await window.getByText('Have you asked').waitFor()
  await hasText(comment, '')
})
