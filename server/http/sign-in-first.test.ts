import { expect, test } from 'vitest'
import { signInFirst } from './sign-in-first.ts'

test.each([
  ['/home', '/login'],
  ['/home/', '/login?next=%2Fhome%2F'],
  ['/es/home', '/es/login'],
  ['/home?a=1', '/login?next=%2Fhome%3Fa%3D1'],
  ['/home/profile', '/login?next=%2Fhome%2Fprofile'],
  [
    '/es/home/project/one/why?step=1&mid=2',
    '/es/login?next=%2Fhome%2Fproject%2Fone%2Fwhy%3Fstep%3D1%26mid%3D2',
  ],
  ['/home/upcoming?note=a%20b', '/login?next=%2Fhome%2Fupcoming%3Fnote%3Da%2520b'],
  ['/manage/caf%C3%A9', '/login?next=%2Fmanage%2Fcaf%25C3%25A9'],
])('%s leads to %s', (url, login) => {
  expect(signInFirst(url)).toBe(login)
})

test.each(['/manage/a%5Cb', '/manage/a%25b', '/manage/%E9', '/manage/a%0ab', '/manage/a%2fb'])(
  '%s is left to the pages',
  (url) => {
    expect(signInFirst(url)).toBeNull()
  },
)
