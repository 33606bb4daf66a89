import type { Formula } from './formula.ts'
import type { Inputs } from './inputs-sheet.ts'
import { type Writing, writing } from './sheet.ts'

/** The row over the first figures. */
export const statementHead = 3

/** A sheet that begins with its name, and for which scenario and money it is. */
export function statementSheet(name: string, { chosen, money }: Inputs): Writing {
  const sheet = writing(name)
  sheet.text(0, 0, name, 'title')
  const told: Formula<string> = {
    ...{ value: `${chosen.value} · ${money.value}`, rank: 1 },
    text: (home) => `${chosen.text(home)}&" · "&${money.text(home)}`,
  }
  sheet.work(1, 0, told, { look: 'lead', format: 'text' })
  return sheet
}
