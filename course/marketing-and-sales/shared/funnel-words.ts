import type { Marketing } from './activities.ts'

/** What the rooms of the funnel say alike. */
export const funnelWords = {
  en: {
    name: 'What is it called?',
    activityType: 'Part of the funnel',
    segmentId: 'For whom',
    offeringId: 'What is offered',
    description: 'What exactly do you do?',
    descriptionHint: 'The message, the place and the time.',
    reach: 'People reached per year',
    reachHint: 'Count each person once.',
    budget: 'Budget per year',
    budgetHint: 'With printing, transport and pay.',
    perPerson: (cost: string) => `${cost} for each person`,
    noPerPerson: 'With people and budget, the cost for each person stands here.',
    beyondMarket: (people: string) =>
      `More than the ${people} of the whole market. Were some people counted twice?`,
    pair: (offering: string, segment: string) => `${offering} for ${segment}`,
    noPair: 'For nobody yet',
    pairOf: (name: string) => `Offering and segment: ${name}`,
    goesToo: 'What is worked out about it goes too.',
    customer: 'Customer',
    picture: (counts: readonly number[]) =>
      `A funnel: ${counts[0]} to get known, ${counts[1]} to build interest, ${counts[2]} to close the sale; customers come out below`,
    activities: (n: number) => (n === 1 ? '1 activity' : `${n} activities`),
    nothing: 'Nothing yet',
    unnamed: 'An activity without a name',
  },
  es: {
    name: '¿Cómo se llama?',
    activityType: 'Parte del embudo',
    segmentId: 'Para quién',
    offeringId: 'Qué se ofrece',
    description: '¿Qué harás exactamente?',
    descriptionHint: 'El mensaje, el lugar y el momento.',
    reach: 'Personas alcanzadas al año',
    reachHint: 'Cuenta a cada persona una sola vez.',
    budget: 'Presupuesto al año',
    budgetHint: 'Con impresión, transporte y pagos.',
    perPerson: (cost: string) => `${cost} por persona`,
    noPerPerson: 'Con personas y presupuesto, aquí aparece el costo por persona.',
    beyondMarket: (people: string) =>
      `Más que las ${people} personas de todo el mercado. ¿Contaste a algunas dos veces?`,
    pair: (offering: string, segment: string) => `${offering} para ${segment}`,
    noPair: 'Todavía para nadie',
    pairOf: (name: string) => `Producto o servicio y segmento: ${name}`,
    goesToo: 'También se va lo que ya desarrollaste.',
    customer: 'Cliente',
    picture: (counts: readonly number[]) =>
      `Un embudo: ${counts[0]} para darte a conocer, ${counts[1]} para despertar interés, ${counts[2]} para cerrar la venta; abajo salen los clientes`,
    activities: (n: number) => (n === 1 ? '1 actividad' : `${n} actividades`),
    nothing: 'Todavía nada',
    unnamed: 'Una actividad sin nombre',
  },
} as const

export const titleOf = ({ name }: Marketing, locale: 'en' | 'es'): string =>
  name?.trim() || funnelWords[locale].unnamed
