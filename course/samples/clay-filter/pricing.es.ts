import type { Pricing } from '#course/samples/shared/pricing.ts'

const home = { segment: 'families', offering: 'filter' }
const school = { segment: 'schools', offering: 'visit' }

export const filterPricing: Pricing = {
  propositions: {
    families: [
      'las familias de Nyalenda sin agua por tubería',
      'quieren niños sanos sin quemar más carbón',
      'nuestro filtro de barro',
      'un filtro de agua hecho a la vuelta de la esquina',
      'da agua segura y fresca todo el día sin combustible',
      'los bidones de la calle o un filtro de plástico del centro',
      'probamos tu propia agua en tu puerta y volvemos dos veces al año',
    ],
    schools: [
      'quienes dirigen escuelas y centros de salud',
      'tienen filtros rotos en la bodega',
      'nuestra visita de revisión',
      'un servicio de reparación y análisis',
      'mantiene cada filtro funcionando y deja un análisis firmado',
      'esperar a que vuelva el donante',
      'llegamos cada mes el día acordado, con repuestos',
    ],
  },
  competitors: [
    { ...home, name: 'Agua embotellada (bidón de 20 l)', price: 28, marketShare: 60 },
    { ...home, name: 'Filtro de plástico importado', price: 35, marketShare: 20 },
    { ...school, name: 'Plomero que viene del centro', price: 18, marketShare: 15 },
    { ...school, name: 'El conserje prueba por su cuenta', price: 2, marketShare: 55 },
  ],
  offerings: {
    filter: {
      price: 25,
      rangeLow: 18,
      rangeHigh: 32,
      unitPerBatch: 20,
      components: [
        { name: 'Barro y aserrín', type: 'material', cost: 60 },
        { name: 'Pago de las alfareras', type: 'labour', cost: 80 },
        { name: 'Caja y llave', type: 'packaging', cost: 20 },
        { name: 'Entrega', type: 'transport', cost: 20 },
      ],
      markup: 175,
      reason:
        'Menos que el bidón y el filtro de plástico, y más de 18 dólares, donde la gente empezó a dudar de la calidad.',
    },
    visit: {
      price: 10,
      rangeLow: 6,
      rangeHigh: 12,
      unitPerBatch: 1,
      components: [
        { name: 'Tiempo de la técnica', type: 'labour', cost: 3 },
        { name: 'Pasaje de autobús', type: 'transport', cost: 1 },
      ],
      markup: 150,
      reason:
        'La mitad de lo que cobra un plomero del centro, y un director lo puede firmar sin una reunión.',
    },
  },
  pairs: {
    families: {
      filter: {
        addressableMarket: 40000,
        addressableMarketDescription: 'Hogares sin llave de agua en los barrios de Kisumu',
        targetMarket: 12000,
        marketShare: 10,
        marketShareJustification:
          'Dos barrios a los que se llega a pie desde el taller; 14 de 120 casas pidieron uno.',
        priceLow: 18,
        priceHigh: 30,
      },
    },
    schools: {
      visit: {
        addressableMarket: 310,
        addressableMarketDescription: 'Escuelas y centros de salud del condado que tienen filtros donados',
        targetMarket: 90,
        marketShare: 20,
        marketShareJustification: 'Dieciocho lo pidieron por escrito; no existe otro servicio.',
        priceLow: 6,
        priceHigh: 12,
      },
    },
  },
}
