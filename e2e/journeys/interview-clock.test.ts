import { expect, test } from 'vitest'
import { words } from '#course/understanding-the-problem/testing-your-assumptions/words.ts'
import { people, site } from '../fixtures.ts'
import { coursePage } from '../pages/course-page.ts'
import { plant } from '../pages/planted.ts'

const home = await site()
const { project, entrepreneur } = await people(home)

test('three causes need four questions, and with them the interview still fits into half an hour', async () => {
  const names = ['No charcoal', 'No clean jar', 'No time']
  const causes = await plant(
    home.db,
    project,
    'cause',
    ...names.map((description) => ({ description, causeType: 'main', parent: null, selected: true })),
  )
  const beliefs = causes.map((parent) => ({
    moduleKey: 'one',
    stepKey: 'testing-your-assumptions',
    key: 'assumption',
    parent,
    value: 'We believe it',
    valueArr: ['3'],
    description: 'Somebody who lives otherwise',
  }))
  await plant(home.db, project, 'input', ...beliefs)
  const { page } = await home.visit('/home', { as: entrepreneur })
  const course = coursePage(page, project, 'one')
  await course.open('testing-your-assumptions')
  for (const [name, question] of [
    ['No charcoal', 'Tell me about the last time you cooked.'],
    ['No charcoal', 'What did you pay for it?'],
    ['No clean jar', 'Where did you keep the water yesterday?'],
    ['No time', 'How did you spend last Monday?'],
  ] as const) {
    const card = page.getByRole('region', { name })
    await card.getByLabel(words.en.list.add).fill(question)
    await page.keyboard.press('Enter')
    await card
      .getByText(question)
      .or(card.locator(`textarea:text-is("${question}")`))
      .first()
      .waitFor()
  }
  await course.isTicked('testing-your-assumptions')
  await page.getByRole('img', { name: words.en.of30(24) }).waitFor()
  await page.getByText(words.en.inTime).waitFor()
  expect(await page.getByText(/Aim for 30 minutes/).count()).toBe(0)
})
