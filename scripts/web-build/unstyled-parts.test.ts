import { expect, test } from 'vitest'
import { unstyledParts } from './unstyled-parts.ts'

test('a part that the code uses and no style sheet knows is found', () => {
  const code = ['const a={root:"m_8bffd616",label:"m_b6d8b162"}', 'item_12345678']
  expect(unstyledParts(code, ['@layer mantine{.m_8bffd616{display:flex}}'])).toEqual(['m_b6d8b162'])
  expect(unstyledParts(code, ['.m_8bffd616 .m_b6d8b162{color:red}'])).toEqual([])
})
