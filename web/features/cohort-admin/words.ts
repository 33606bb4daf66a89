/** Words that the pages of a cohort share, side by side. */
export const cohortAdminWords = {
  en: {
    place: 'Where you are',
    pages: 'People and matching of this cohort',
    unreachable: 'You may be offline. Nothing was changed. Try again when the line is back.',
    more: (count: number) => (count === 1 ? `Show ${count} more` : `Show more (${count} left)`),
    refused: {
      title: 'This cohort is not one of yours',
      help: "Only the people who run a cohort's organisation see who applied and who works with whom. If you should be one of them, ask an owner of that organisation.",
      go: 'To your organisation',
    },
  },
  es: {
    place: 'Dónde estás',
    pages: 'Personas y emparejamiento de esta cohorte',
    unreachable: 'Puede que no tengas conexión. No se cambió nada. Inténtalo otra vez cuando vuelva.',
    more: (count: number) => (count === 1 ? `Mostrar ${count} más` : `Mostrar más (quedan ${count})`),
    refused: {
      title: 'Esta cohorte no es tuya',
      help: 'Solo quienes dirigen la organización de una cohorte ven quién se postuló y quién trabaja con quién. Si deberías verlo, pídelo a una persona responsable de esa organización.',
      go: 'Ir a tu organización',
    },
  },
} as const
