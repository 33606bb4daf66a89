import { expect, test } from 'vitest'
import { readLook, shellShades } from './shell-look.ts'

test.each([
  [null, 'indigo', 'light'],
  ['not json', 'indigo', 'light'],
  ['null', 'indigo', 'light'],
  ['{"colour":"pink","sidebar":"dark"}', 'pink', 'dark'],
  ['{"colour":"url(x)","sidebar":3}', 'indigo', 'light'],
])('%s is read as %s, %s', (kept, colour, sidebar) => {
  expect(readLook(kept)).toEqual({ colour, sidebar })
})

test('a colour gives its ten shades to the shell', () => {
  const shades = shellShades('cyan')
  expect(shades).toHaveLength(10)
  expect(shades[7]).toEqual(['--shell-7', 'var(--mantine-color-cyan-7)'])
})
