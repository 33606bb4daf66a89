import { type Risk, risks } from '#course/samples/shared/risks.ts'

const all: readonly Risk[] = [
  {
    title: 'El horno se daña en época de lluvias',
    likelyhood: 'possible',
    impact: 'unacceptable',
    plan: 'Tener 60 ollas guardadas desde febrero y acordar cuánto cuesta alquilar el horno del instituto técnico.',
    answer: ['Kevin Otieno', 66],
  },
  {
    title: 'El banco niega el préstamo',
    likelyhood: 'possible',
    impact: 'intolerable',
    plan: 'Empezar una temporada con el horno del instituto y pedir a las dos escuelas más grandes un año por adelantado.',
    answer: ['Grace Odhiambo', 24],
  },
  {
    title: 'Los vendedores de agua hablan en contra del filtro',
    likelyhood: 'probable',
    impact: 'tolerable',
    plan: 'Ofrecerles una comisión antes de abrir, y que las promotoras analicen agua en público.',
    answer: ['Grace Odhiambo', 52],
  },
  { title: 'Se va una alfarera', likelyhood: 'possible', impact: 'acceptable', plan: '' },
]

export const filterRisks = (dayOf: (days: number) => string) => risks(all, dayOf)
