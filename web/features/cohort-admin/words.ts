import { unreachable } from '#web/shared/manage/problem-of.ts'

/** Words that the pages of a cohort share, side by side. */
export const cohortAdminWords = {
  en: {
    unreachable: unreachable.en,
    more: (count: number) => (count === 1 ? `Show ${count} more` : `Show more (${count} left)`),
  },
  es: {
    unreachable: unreachable.es,
    more: (count: number) => (count === 1 ? `Mostrar ${count} más` : `Mostrar más (quedan ${count})`),
  },
} as const
