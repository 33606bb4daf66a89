import { expect, test } from 'vitest'
import { type Manifest, refuseCircles } from './manifest.ts'

const built = (imports: Readonly<Record<string, readonly string[]>>): Manifest =>
  Object.fromEntries(Object.entries(imports).map(([name, asked]) => [name, { file: name, imports: asked }]))

test('files that ask for each other are refused, over others too', () => {
  expect(() => refuseCircles(built({ a: ['b'], b: ['a'] }))).toThrow('a and b ask for each other')
  expect(() => refuseCircles(built({ a: ['b'], b: ['c'], c: ['a'] }))).toThrow('ask for each other')
})

test('two that ask for the same file are no circle', () => {
  expect(() => refuseCircles(built({ a: ['b', 'c'], b: ['c'], c: [] }))).not.toThrow()
})
