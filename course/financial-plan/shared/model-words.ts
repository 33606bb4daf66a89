export const modelWords = {
  en: {
    download: 'Download as a model (Excel)',
    making: 'Your model is being made. This takes a few seconds.',
    done: 'Your model is ready. Change an input in it, and all statements follow.',
  },
  es: {
    download: 'Descargar como modelo (Excel)',
    making: 'Tu modelo se está preparando. Tarda unos segundos.',
    done: 'Tu modelo está listo. Cambia un dato en él, y todos los estados se ajustan.',
  },
} as const
