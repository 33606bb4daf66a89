/** The people who have a need cannot be fewer than those of them who can be reached. */
export const isTargetTooLarge = (target: number | null | undefined, all: number | null | undefined) =>
  typeof target === 'number' && typeof all === 'number' && target > all

export const targetAboveAddressable = {
  en: 'Your target market cannot be bigger than the addressable market.',
  es: 'Tu mercado objetivo no puede ser mayor que el mercado total.',
}

/** What the fields of a market are called, for a segment as for one of its offerings. */
export const marketLabels = {
  en: {
    addressableMarket: 'Addressable market',
    addressableMarketDescription: 'Who is counted, and the source',
    targetMarket: 'Target market',
    marketShare: 'Market share',
    marketShareJustification: 'Why it is realistic',
  },
  es: {
    addressableMarket: 'Mercado total',
    addressableMarketDescription: 'A quién se cuenta, y la fuente',
    targetMarket: 'Mercado objetivo',
    marketShare: 'Cuota de mercado',
    marketShareJustification: 'Por qué es realista',
  },
} as const
