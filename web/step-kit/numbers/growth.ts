import { type AnyNumberKind, count, percentage } from './number-text.ts'

const most = 500
const isLess = (sign: string) => sign === '-' || sign === '\u2212'

/** By how many percent something grows; below zero it becomes less, and never less than nothing. */
export const growth: AnyNumberKind = {
  parse: (text) => {
    const [, sign = '', digits = ''] = /^([-\u2212+]?)\s*(.*?)\s*%?$/.exec(text.trim()) ?? []
    const size = percentage.parse(digits) ?? (isLess(sign) ? undefined : count.parse(digits))
    if (size === undefined || size > most) return undefined
    return isLess(sign) ? 0 - size : size
  },
  show: (value, locale) => `${value < 0 ? '\u2212' : ''}${percentage.show(Math.abs(value), locale)}`,
  message: {
    en: 'Please enter a percentage between −100 and 500.',
    es: 'Escribe un porcentaje entre −100 y 500.',
  },
}
