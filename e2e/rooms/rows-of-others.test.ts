import { expect, test } from 'vitest'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { planOf } from '#testing/plan-of.ts'
import { allRooms } from './all-rooms.ts'
import { roomPages } from './room-page.ts'

const open = await roomPages()
const full = { name: 'full', extent: 'full', as: 'team' } as const

type Case = {
  readonly name: string
  /** The texts of the rows, in their order. */
  readonly boxes: RegExp
  /** The row in which one types. */
  readonly typed: number
  /** The one that somebody else removes meanwhile. */
  readonly removed: number
  readonly without: (plan: PlanData) => PlanData
}

const cases: readonly Case[] = [
  {
    name: 'seven/expenses',
    boxes: /^Description: row/,
    typed: 2,
    removed: 0,
    without: ({ business = [], ...plan }) => ({
      ...plan,
      business: business.map((one) => ({
        ...one,
        financials: { ...one.financials, expenses: one.financials?.expenses?.slice(1) ?? null },
        version: 2,
      })),
    }),
  },
  {
    name: 'nine/team',
    boxes: /^Strength: /,
    typed: 2,
    removed: 1,
    without: ({ project = [], ...plan }) => ({
      ...plan,
      project: project.map((one) => ({
        ...one,
        team_members: one.team_members?.toSpliced(1, 1) ?? null,
        version: 2,
      })),
    }),
  },
  {
    name: 'nine/goals',
    boxes: /^Objective \d/,
    typed: 1,
    removed: 0,
    without: ({ goal = [], ...plan }) => ({
      ...plan,
      goal: goal.map((one, place) =>
        place === 0 ? { ...one, objectives: one.objectives?.slice(1) ?? null, version: 2 } : one,
      ),
    }),
  },
]

test.each(cases)(
  '$name: what is typed into a row of a list stays with it when somebody removes another row',
  async ({ name, boxes: names, typed, removed, without }) => {
    const room = allRooms.find((one) => one.name === name)
    if (!room) throw new Error('There is no such room')
    const plan = planOf(room.module, room.room, 'full')
    const { page, show, close } = await open()
    await show(room, full, 'en', 'en', plan)
    const boxes = page.getByRole('textbox', { name: names })
    const said = () => boxes.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))
    const before = await said()
    await boxes.nth(typed).focus()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' and more')
    await page.evaluate((next) => window.rooms.others(next), without(plan))
    expect(await page.locator(':focus').inputValue()).toBe(`${before[typed]} and more`)
    await page.keyboard.press('Tab')
    await page.evaluate(() => window.rooms.answer())
    const wanted = before.with(typed, `${before[typed]} and more`).toSpliced(removed, 1)
    expect((await said()).toSorted()).toEqual(wanted.toSorted())
    await close()
  },
)
