/** Words of the printed circle, side by side. */
export const reportWords = {
  en: {
    label: 'Golden circle: why in the middle, how around it, what outside',
    empty: 'Still empty',
  },
  es: {
    label: 'Círculo dorado: el porqué en el centro, el cómo alrededor, el qué por fuera',
    empty: 'Vacío todavía',
  },
} as const
