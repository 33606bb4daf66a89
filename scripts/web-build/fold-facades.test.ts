import { expect, test } from 'vitest'
import { facadeIn, withoutFacade } from './fold-facades.ts'

test('a file that only passes things on is not asked for; what it passed on is taken from where it stands', () => {
  const found = facadeIn('screen-a.js', 'export{t as Screen,default as default}from"./room-b.js";')
  expect(found).toEqual({
    file: 'screen-a.js',
    target: 'room-b.js',
    names: [
      ['Screen', 't'],
      ['default', 'default'],
    ],
  })
  const code = 'm.f=["assets/screen-a.js"];open(()=>import(`./screen-a.js`),[0])'
  expect(found && withoutFacade(code, found)).toBe(
    'm.f=["assets/room-b.js"];open(()=>import(`./room-b.js`).then(e=>({Screen:e.t,default:e.default})),[0])',
  )
})

test.each(['const a=1;export{a as b};', 'import{a}from"./b.js";a();export{a};', 'export*from"./b.js";'])(
  '%s is a file of its own',
  (code) => {
    expect(facadeIn('a.js', code)).toBeNull()
  },
)
