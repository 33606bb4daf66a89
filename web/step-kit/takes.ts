import type { Takes } from '#course/contract/room.ts'
import type { Locale } from '#web/i18n/locale.ts'

const words = {
  en: {
    hours: (n: number) => (n === 1 ? '1 hour' : `${n} hours`),
    minutes: (n: number) => `${n} minutes`,
    and: 'and',
    company: {
      alone: 'alone',
      colleague: 'with one person of the team',
      team: 'with the team',
      people: 'with people outside the team',
    },
    inAll: (time: string) => `${time} in all, in as many sittings as it takes`,
  },
  es: {
    hours: (n: number) => (n === 1 ? '1 hora' : `${n} horas`),
    minutes: (n: number) => `${n} minutos`,
    and: 'y',
    company: {
      alone: 'a solas',
      colleague: 'con una persona del equipo',
      team: 'con el equipo',
      people: 'con personas de fuera del equipo',
    },
    inAll: (time: string) => `${time} en total, en los ratos que hagan falta`,
  },
} as const

function timeOf(minutes: number, locale: Locale): string {
  const { hours, minutes: rest, and } = words[locale]
  const [whole, left] = [Math.floor(minutes / 60), minutes % 60]
  return [...(whole > 0 ? [hours(whole)] : []), ...(left > 0 ? [rest(left)] : [])].join(` ${and} `)
}

/** "20 minutes · with the team · the interview notes" */
export function takesLine({ minutes, company }: Takes, locale: Locale, needs = ''): string {
  const parts = [timeOf(minutes, locale), words[locale].company[company], needs]
  return parts.filter((part) => part !== '').join(' · ')
}

/** The minutes of all steps of a module; undefined while none of them tells. */
export function timeInAll(steps: readonly { readonly takes?: Takes }[], locale: Locale): string | undefined {
  const minutes = steps.reduce((sum, { takes }) => sum + (takes?.minutes ?? 0), 0)
  return minutes === 0 ? undefined : words[locale].inAll(timeOf(minutes, locale))
}
