/** Words of the printed offerings, side by side. */
export const reportWords = {
  en: {
    offerings: ['No.', 'Offering', 'Type', 'Description'],
    fromCircle: (name: string) => `${name} (from the golden circle)`,
    label: (segments: number, offerings: number) =>
      `Matrix of ${segments} segments and ${offerings} offerings. The table below says the same.`,
    pairs: ['Segment', 'Offering', 'What they call it', 'What it does for them'],
  },
  es: {
    offerings: ['N.º', 'Producto o servicio', 'Tipo', 'Descripción'],
    fromCircle: (name: string) => `${name} (del círculo dorado)`,
    label: (segments: number, offerings: number) =>
      `Matriz de ${segments} segmentos y ${offerings} productos o servicios. La tabla de abajo dice lo mismo.`,
    pairs: ['Segmento', 'Producto o servicio', 'Cómo lo llaman', 'Qué les aporta'],
  },
} as const
