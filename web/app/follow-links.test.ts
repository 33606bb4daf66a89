import { expect, test } from 'vitest'
import { mayPreload } from './may-preload.ts'
import { ownPath } from './own-link.ts'

const here = { origin: 'https://germina.example', pathname: '/home' }
const link = (href: string, attributes: Record<string, string> = {}) =>
  ({
    href: new URL(href, here.origin + here.pathname).href,
    target: attributes.target ?? '',
    getAttribute: () => href,
    hasAttribute: (name: string) => name in attributes,
  }) as unknown as HTMLAnchorElement

test.each([
  ['/home/upcoming', '/home/upcoming'],
  ['/home/project/one/why?step=1&mid=2#help', '/home/project/one/why?step=1&mid=2#help'],
])('%s is followed inside the application', (href, path) => {
  expect(ownPath(link(href), here)).toBe(path)
})

test.each([
  ['https://other.example/home', {}],
  ['/', {}],
  ['/login', {}],
  ['/es/home', {}],
  ['/files/1', {}],
  ['#content', {}],
  ['/home/upcoming', { target: '_blank' }],
  ['/home/upcoming', { download: '' }],
])('%s %j is left to the browser', (href, attributes) => {
  expect(ownPath(link(href, attributes), here)).toBeNull()
})

test.each([
  [undefined, true],
  [{ effectiveType: '4g' }, true],
  [{ effectiveType: '3g', saveData: false }, true],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
  [{ effectiveType: '4g', saveData: true }, false],
])('on a line of %j preloading is %s', (connection, expected) => {
  expect(mayPreload(connection)).toBe(expected)
})
