/** Words of the value proposition canvas on page and paper, side by side. */
export const canvasWords = {
  en: {
    offerings: 'Offerings',
    pain: 'Pains',
    gain: 'Gains',
    overall: 'Overall fit',
    label: (segment: string, needs: number, met: number) =>
      `Value proposition canvas of ${segment}: ${met} of ${needs} pains and gains have an answer. The tables say the same.`,
    part: (number: number, of: number) => ` Part ${number} of ${of}.`,
    fit: (percent: number | null) => (percent === null ? 'Fit: not weighed yet' : `Fit: ${percent}%`),
    left: 'Left on purpose.',
    none: 'No answer yet',
    head: {
      pain: ['Pain', 'Strength', 'Relieved by', 'How it works'],
      gain: ['Gain', 'Level', 'Created by', 'How it works'],
    },
  },
  es: {
    offerings: 'Productos y servicios',
    pain: 'Frustraciones',
    gain: 'Alegrías',
    overall: 'Encaje total',
    label: (segment: string, needs: number, met: number) =>
      `Lienzo de la propuesta de valor de ${segment}: ${met} de ${needs} frustraciones y alegrías tienen respuesta. Las tablas dicen lo mismo.`,
    part: (number: number, of: number) => ` Parte ${number} de ${of}.`,
    fit: (percent: number | null) =>
      percent === null ? 'Encaje: todavía sin valorar' : `Encaje: ${percent}%`,
    left: 'Se deja a propósito.',
    none: 'Todavía sin respuesta',
    head: {
      pain: ['Frustración', 'Fuerza', 'La alivia', 'Cómo funciona'],
      gain: ['Alegría', 'Nivel', 'La crea', 'Cómo funciona'],
    },
  },
} as const
