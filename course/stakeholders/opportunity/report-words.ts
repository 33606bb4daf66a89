/** Words of the printed gaps, side by side. */
export const reportWords = {
  en: {
    label: (count: number) =>
      `Bars of ${count} activities: the best score of the others, and that of the plan. The widest gap stands first.`,
    row: (name: string, best: string, own: string, gap: string) =>
      `${name}: best of the others ${best}, our plan ${own}, gap ${gap}`,
    head: ['Gap we build on', 'Why nobody fills it yet'],
  },
  es: {
    label: (count: number) =>
      `Barras de ${count} actividades: la mejor nota de los demás y la del plan. La diferencia más grande va primero.`,
    row: (name: string, best: string, own: string, gap: string) =>
      `${name}: la mejor nota de los demás ${best}, nuestro plan ${own}, diferencia ${gap}`,
    head: ['Espacio sobre el que construimos', 'Por qué nadie lo llena todavía'],
  },
} as const
