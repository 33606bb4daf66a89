/** Words that the pages of a cohort share, side by side. */
export const cohortAdminWords = {
  en: {
    unreachable: 'You may be offline. Nothing was changed. Try again when the line is back.',
    more: (count: number) => (count === 1 ? `Show ${count} more` : `Show more (${count} left)`),
  },
  es: {
    unreachable: 'Puede que no tengas conexión. No se cambió nada. Inténtalo otra vez cuando vuelva.',
    more: (count: number) => (count === 1 ? `Mostrar ${count} más` : `Mostrar más (quedan ${count})`),
  },
} as const
