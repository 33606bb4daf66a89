/** The sentences that the helper writes, side by side. An answer that is missing is left open. */
export const sentenceWords = {
  en: {
    offer: (offerings: string, segment: string) => `We offer ${offerings} to ${segment}.`,
    work: (segment: string) => `We work with ${segment}.`,
    pay: (ways: string) => `They pay ${ways || '…'}.`,
    free: (payers: string) => `They do not pay; the cost is covered by ${payers || '…'}.`,
    impact: (activities: string) => `With this money we make this possible: ${activities || '…'}.`,
    ways: {
      'per-use': 'for each use',
      once: 'once',
      instalments: 'in instalments',
      weekly: 'every week',
      monthly: 'every month',
      seasonal: 'once a season',
      yearly: 'once a year',
    },
  },
  es: {
    offer: (offerings: string, segment: string) => `Ofrecemos ${offerings} a ${segment}.`,
    work: (segment: string) => `Trabajamos con ${segment}.`,
    pay: (ways: string) => `Nos pagan ${ways || '…'}.`,
    free: (payers: string) => `No pagan; el costo lo cubren ${payers || '…'}.`,
    impact: (activities: string) => `Con ese dinero hacemos posible esto: ${activities || '…'}.`,
    ways: {
      'per-use': 'por cada uso',
      once: 'una sola vez',
      instalments: 'en cuotas',
      weekly: 'cada semana',
      monthly: 'cada mes',
      seasonal: 'una vez por temporada',
      yearly: 'una vez al año',
    },
  },
} as const
