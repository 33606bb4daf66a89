import { joinPlans } from '#course/samples/shared/draft.ts'
import { frame } from '#course/samples/shared/frame.ts'
import { type FinanceWords, filterFinance, salesDrafts } from './finance.ts'

const financeWords: FinanceWords = {
  revenue: { grant: 'Programa municipal de agua', membership: 'Cuotas del club comunitario del agua' },
  expenses: {
    salaries: 'Gerente, medio tiempo',
    rent: 'Taller',
    marketing: 'Plan de marketing y ventas',
    bank: 'Comisiones de la cuenta',
  },
  assets: {
    kiln: 'Horno',
    motorbike: 'Moto usada',
    shelves: 'Repisas y mesas de trabajo',
    laptop: 'Computadora portátil',
  },
  before: {
    registration: 'Registro de la empresa',
    training: 'Capacitación de las alfareras',
    clay: 'Primera arcilla',
    reserve: 'Reserva de efectivo',
  },
  scenarios: {
    filter: {
      expectedScenario:
        'Una horneada por semana, las diez alfareras siguen con nosotros y el anuncio de radio sale como está previsto.',
      optimisticScenario: 'Desde junio, voluntarias de salud venden en un tercer asentamiento.',
      pessimisticScenario:
        'En las lluvias el horno se detiene por reparaciones y las familias esperan el dinero de la cosecha.',
    },
    visit: {
      expectedScenario: 'Dieciocho escuelas y clínicas mantienen una visita al mes.',
      optimisticScenario: 'El condado paga también las visitas a sus propias clínicas.',
      pessimisticScenario:
        'El dinero de las escuelas llega tarde y la quinta parte de las visitas pasa al año siguiente.',
    },
  },
  comments: {
    'income-statement':
      'Los dos primeros meses perdemos dinero porque todo empieza a la vez. Desde marzo cada mes deja más de lo que cuesta, incluso mientras pagamos el préstamo.',
    'cash-flow':
      'Febrero es nuestro mes más ajustado. Horneamos solo cada dos semanas y pedimos a dos escuelas que paguen el trimestre por adelantado.',
    'break-even':
      'Tenemos que vender unos 1\u202f200 dólares al mes. Está cerca de nuestro plan, así que diez pedidos menos duelen. Miramos este número cada viernes.',
  },
}

export const moduleSeven = (startedAt: string) =>
  joinPlans(
    frame('seven', startedAt, {
      expectation: '¿Cuándo se sostiene solo el negocio?',
      reflection:
        'Desde marzo, pero con muy poco margen. Quiero saberme de memoria el número del punto de equilibrio.',
    }),
    filterFinance(financeWords),
    { drafts: salesDrafts(financeWords), business: {} },
  )
