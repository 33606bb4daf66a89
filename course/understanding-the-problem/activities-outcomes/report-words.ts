/** Words of the printed chain, side by side. */
export const reportWords = {
  en: {
    worksOn: 'Works on',
    noCause: 'No cause yet',
    label: (activities: number, outcomes: number, number: number, all: number) =>
      `Theory of change from causes through ${activities === 1 ? '1 activity' : `${activities} activities`} and ${outcomes === 1 ? '1 outcome' : `${outcomes} outcomes`} to the long-term impact${all > 1 ? ` (${number} of ${all})` : ''}`,
  },
  es: {
    worksOn: 'Trabaja en',
    noCause: 'Todavía sin causa',
    label: (activities: number, outcomes: number, number: number, all: number) =>
      `Teoría de cambio desde las causas, por ${activities === 1 ? '1 actividad' : `${activities} actividades`} y ${outcomes === 1 ? '1 resultado' : `${outcomes} resultados`}, hasta el impacto a largo plazo${all > 1 ? ` (${number} de ${all})` : ''}`,
  },
} as const
