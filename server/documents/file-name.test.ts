import { expect, test } from 'vitest'
import { fileName } from './file-name.ts'

const nameOf = (project: string) =>
  fileName({ project, module: { slug: 'one' }, today: '2026-03-04T23:59:00Z' }, 'pdf')

test.each([
  ['Agua clara', 'agua-clara-module-one-2026-03-04.pdf'],
  ['¡Ñandú & Más!', 'nandu-mas-module-one-2026-03-04.pdf'],
  ['a/b\\c:d*e?f"g', 'a-b-c-d-e-f-g-module-one-2026-03-04.pdf'],
  ['../../etc/passwd', 'etc-passwd-module-one-2026-03-04.pdf'],
  ['one\r\nSet-Cookie: a=b', 'one-set-cookie-a-b-module-one-2026-03-04.pdf'],
  ['水', 'project-module-one-2026-03-04.pdf'],
])('%j', (project, name) => {
  expect(nameOf(project)).toBe(name)
})

test('a long name is cut', () => {
  expect(nameOf('water '.repeat(100))).toHaveLength(59 + '-module-one-2026-03-04.pdf'.length)
})
