import { expect, test } from 'vitest'
import { emptyFacts } from '#course/plan-view/plan-facts.test-kit.ts'
import { planFileName, summaryFileName } from './file-name.ts'

const nameOf = (project: string, locale: 'en' | 'es' = 'en') =>
  summaryFileName({
    ...{ project, locale, format: 'pdf' },
    ...{ module: { number: 1 }, today: '2026-03-04T23:59:00Z' },
  })

test.each([
  ['Agua clara', 'agua-clara-module-1-2026-03-04.pdf'],
  ['¡Ñandú & Más!', 'nandu-mas-module-1-2026-03-04.pdf'],
  ['a/b\\c:d*e?f"g', 'a-b-c-d-e-f-g-module-1-2026-03-04.pdf'],
  ['../../etc/passwd', 'etc-passwd-module-1-2026-03-04.pdf'],
  ['one\r\nSet-Cookie: a=b', 'one-set-cookie-a-b-module-1-2026-03-04.pdf'],
  ['水', 'project-module-1-2026-03-04.pdf'],
])('%j', (project, name) => {
  expect(nameOf(project)).toBe(name)
})

test('a file in Spanish has a Spanish name', () => {
  expect(nameOf('Agua clara', 'es')).toBe('agua-clara-modulo-1-2026-03-04.pdf')
  expect(nameOf('水', 'es')).toBe('proyecto-modulo-1-2026-03-04.pdf')
})

test('a long name is cut', () => {
  expect(nameOf('water '.repeat(100))).toHaveLength(59 + '-module-1-2026-03-04.pdf'.length)
})

test('files of the whole plan are called after what they are, in lower-case ASCII', () => {
  const facts = { ...emptyFacts, project: { ...emptyFacts.project, name: 'Ñandú Ágil' } }
  const order = { kind: 'plan', format: 'docx', locale: 'es', scenario: 'expected', facts } as const
  expect(planFileName('businessplan')(order)).toBe('nandu-agil-businessplan-2027-03-01.docx')
})
