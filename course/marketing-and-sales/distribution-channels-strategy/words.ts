/** Words of the screen, side by side. */
export const words = {
  en: {
    pair: (offering: string, segment: string) => `${offering} for ${segment}`,
    card: 'How they buy it',
    noCard: 'In Business Model you say how people buy it. What you say there stands here.',
    noCardRead: 'The team has not said yet how people buy it.',
    coverage: 'How widely will you sell it?',
    about: {
      intensive: 'In every place where people might look',
      selective: 'In a few places that can explain it',
      exclusive: 'In a single place that people trust',
    },
    fits: 'Fits how they look for it',
    fitsRoute: 'Nobody looks for it yet, so somebody has to explain it: sell it yourself at first.',
    unusual: {
      Convenience: (sold: string) =>
        `Most convenience products are sold ${sold}. Say why yours is different.`,
      Emergency: (sold: string) => `Most emergency products are sold ${sold}. Say why yours is different.`,
      Shopping: (sold: string) => `Most shopping products are sold ${sold}. Say why yours is different.`,
      Specialty: (sold: string) => `Most specialty products are sold ${sold}. Say why yours is different.`,
      Unsought: (sold: string) => `Most unsought products are sold ${sold}. Say why yours is different.`,
    },
    sold: {
      intensive: 'everywhere',
      selective: 'in selected places',
      exclusive: 'in one special place',
    },
    routes: 'Who sells it?',
    tradeOffs: 'What each way gives and asks for',
    trade: {
      control: 'Control',
      cost: 'Cost and time for you',
      reach: 'Reach',
      closeness: 'Closeness to people',
    },
    bar: (n: number) => `${n} of 5`,
    reason: 'Why like this?',
    reasonHint: 'One sentence that a stranger would understand.',
    head: ['Offering and segment', 'How widely', 'Who sells it', 'Why'],
  },
  es: {
    pair: (offering: string, segment: string) => `${offering} para ${segment}`,
    card: 'Cómo lo compran',
    noCard: 'En Modelo de negocio dices cómo se compra. Lo que digas ahí aparecerá aquí.',
    noCardRead: 'El equipo todavía no dice cómo se compra.',
    coverage: '¿En cuántos lugares lo venderás?',
    about: {
      intensive: 'En cada lugar donde la gente podría buscarlo',
      selective: 'En pocos lugares que sepan explicarlo',
      exclusive: 'En un solo lugar de confianza',
    },
    fits: 'Va bien con la forma de buscarlo',
    fitsRoute: 'Todavía nadie lo busca y alguien tiene que explicarlo: al principio véndelo tú.',
    unusual: {
      Convenience: (sold: string) =>
        `La mayoría de los productos de conveniencia se vende ${sold}. Di por qué el tuyo es distinto.`,
      Emergency: (sold: string) =>
        `La mayoría de los productos de emergencia se vende ${sold}. Di por qué el tuyo es distinto.`,
      Shopping: (sold: string) =>
        `La mayoría de los productos de comparación se vende ${sold}. Di por qué el tuyo es distinto.`,
      Specialty: (sold: string) =>
        `La mayoría de los productos de especialidad se vende ${sold}. Di por qué el tuyo es distinto.`,
      Unsought: (sold: string) =>
        `La mayoría de los productos no buscados se vende ${sold}. Di por qué el tuyo es distinto.`,
    },
    sold: {
      intensive: 'en todas partes',
      selective: 'en lugares elegidos',
      exclusive: 'en un lugar especial',
    },
    routes: '¿Quién lo vende?',
    tradeOffs: 'Qué da y qué pide cada forma',
    trade: {
      control: 'Control',
      cost: 'Costo y tiempo para ti',
      reach: 'Alcance',
      closeness: 'Cercanía con las personas',
    },
    bar: (n: number) => `${n} de 5`,
    reason: '¿Por qué así?',
    reasonHint: 'Una frase que entienda alguien que no te conoce.',
    head: ['Producto o servicio y segmento', 'En cuántos lugares', 'Quién lo vende', 'Por qué'],
  },
} as const
