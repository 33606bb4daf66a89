/** Words of the buttons under a large picture, side by side. */
export const zoomWords = {
  en: { closer: 'Zoom in', farther: 'Zoom out', whole: 'Show all' },
  es: { closer: 'Acercar', farther: 'Alejar', whole: 'Ver todo' },
} as const
