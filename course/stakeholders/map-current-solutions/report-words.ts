/** Words of the printed map, side by side. */
export const reportWords = {
  en: {
    label: (axes: number, shapes: number) =>
      `Radar of ${shapes} shapes over ${axes} activities: further out does it better. The table says the same.`,
    solution: 'Solution',
    about: ['Solution', 'Kind', 'What they do, and for whom'],
  },
  es: {
    label: (axes: number, shapes: number) =>
      `Radar de ${shapes} figuras sobre ${axes} actividades: más lejos del centro lo hace mejor. La tabla dice lo mismo.`,
    solution: 'Solución',
    about: ['Solución', 'Tipo', 'Qué hacen y para quién'],
  },
} as const
