import { expect, test } from 'vitest'
import { takesLine, timeInAll } from './takes.ts'

test.each([
  [{ minutes: 20, company: 'colleague' }, 'notes', '20 minutes · with one person of the team · notes'],
  [{ minutes: 60, company: 'alone' }, '', '1 hour · alone'],
  [{ minutes: 150, company: 'people' }, '', '2 hours and 30 minutes · with people outside the team'],
] as const)('what a step takes is one line: %j', (takes, needs, line) => {
  expect(takesLine(takes, 'en', needs)).toBe(line)
})

test('a module adds up the minutes of its steps', () => {
  const steps = [
    { takes: { minutes: 45, company: 'team' } },
    {},
    { takes: { minutes: 30, company: 'alone' } },
  ] as const
  expect(timeInAll(steps, 'es')).toBe('1 hora y 15 minutos en total, en los ratos que hagan falta')
  expect(timeInAll([{}], 'en')).toBeUndefined()
})
