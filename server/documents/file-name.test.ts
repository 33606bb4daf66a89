import { expect, test } from 'vitest'
import { attachmentNamed } from './file-name.ts'

test.each([
  [
    ['Agua clara', 'Entender el problema'],
    'Agua clara-Entender el problema.pdf',
    'Agua clara-Entender el problema.pdf',
  ],
  [['Ñandú', 'Módulo'], 'Nandu-Modulo.pdf', 'Ñandú-Módulo.pdf'],
  [['a/b\\c:d*e?f"g<h>i|j;k', 'x'], 'a b c d e f g h i j k-x.pdf', 'a b c d e f g h i j k-x.pdf'],
  [['../../etc/passwd', 'x'], 'etc passwd-x.pdf', 'etc passwd-x.pdf'],
  [['one\r\nSet-Cookie: a=b', 'x'], 'one Set-Cookie a=b-x.pdf', 'one Set-Cookie a=b-x.pdf'],
  [['50% (más)', 'x'], '50_ (mas)-x.pdf', '50% (más)-x.pdf'],
  [['水', 'x'], '_-x.pdf', '水-x.pdf'],
  [['...', '\u0000'], 'document.pdf', 'document.pdf'],
])('%j', (parts, plain, full) => {
  const header = attachmentNamed(parts, 'pdf')
  expect(header).toMatch(/^attachment; filename="[\x20-\x7e]*"; filename\*=UTF-8''[\w.~%!-]+$/)
  expect(/filename="([^"]*)"/.exec(header)?.[1]).toBe(plain)
  expect(decodeURIComponent(/UTF-8''(.*)$/.exec(header)?.[1] ?? '')).toBe(full)
})

test('a long name is cut', () => {
  expect(attachmentNamed(['🌱'.repeat(500)], 'pdf').length).toBeLessThan(850)
})
