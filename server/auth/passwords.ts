import type { Reason } from '#domain/errors.ts'
import { commonWords } from './common-words.ts'

export const shortestPassword = 10
export const longestPassword = 128

/** Why this password is refused, or null. The length in characters as a person counts them. */
export function passwordFault(password: string): Reason | null {
  const characters = [...password.normalize('NFKC')]
  if (characters.length < shortestPassword) return 'passwordShort'
  if (password.length > longestPassword) return 'passwordLong'
  return isCommon(password.toLowerCase()) ? 'passwordCommon' : null
}

const rows = ['1234567890', '0987654321', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'abcdefghijklmnopqrstuvwxyz']
const runs = rows.flatMap((row) => [row.repeat(2), [...row.repeat(2)].reverse().join('')])
const lookalikes: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

// Each word stands for all its usual disguises: digits and signs around it, figures for letters, twice in a row.
function isCommon(password: string): boolean {
  const isDateOrPhone = /^[\d\s./+-]+$/.test(password)
  if (isDateOrPhone || isRepetition(password) || isMadeOfRuns(password)) return true
  const plain = password.normalize('NFD').replace(/\p{M}/gu, '')
  const edges = /^[^a-z]+|[^a-z]+$/g
  const asTyped = plain.replace(edges, '')
  const undisguised = plain
    .replace(/[^a-z]*$/, '')
    .replace(/[0134571@$!]/g, (sign) => lookalikes[sign] ?? sign)
  return [asTyped, undisguised, undisguised.replace(edges, '')].some(isMadeOfWords)
}

function isRepetition(password: string): boolean {
  return /^(.{1,4}?)\1+.{0,3}$/u.test(password)
}

// 12345qwert, abcdefghij, 1q2w3e4r5t
function isMadeOfRuns(password: string): boolean {
  const halves = [0, 1].map((start) => [...password].filter((_, index) => index % 2 === start).join(''))
  if (halves.every((half) => runs.some((run) => run.includes(half)))) return true
  let rest = password
  while (rest.length > 0) {
    const length = longestRun(rest)
    if (length < Math.min(4, rest.length)) return false
    rest = rest.slice(length)
  }
  return true
}

function longestRun(text: string): number {
  for (let length = text.length; length > 1; length--) {
    if (runs.some((run) => run.includes(text.slice(0, length)))) return length
  }
  return 1
}

// One common word, or two of them put together with nothing but signs or digits between.
function isMadeOfWords(text: string): boolean {
  if (commonWords.has(text)) return true
  const [first = '', second, third] = text.split(/[^a-z]+/)
  if (second !== undefined) return third === undefined && commonWords.has(first) && commonWords.has(second)
  for (let cut = 2; cut < text.length - 1; cut++) {
    if (commonWords.has(text.slice(0, cut)) && commonWords.has(text.slice(cut))) return true
  }
  return false
}
