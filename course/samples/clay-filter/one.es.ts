import { joinPlans } from '#course/samples/shared/draft.ts'
import { frame } from '#course/samples/shared/frame.ts'
import { filterChange } from './change.es.ts'
import { filterProblem } from './problem.es.ts'

export const project = {
  name: 'Filtros de barro de Nyalenda',
  problem:
    'Las familias de Nyalenda beben agua de pozo que enferma a sus hijos, porque hervirla es demasiado caro.',
  solution:
    'Filtros de barro hechos por alfareras del barrio y vendidos de puerta en puerta, con visitas que los mantienen funcionando.',
  countries: ['KE'],
}

export const moduleOne = (startedAt: string) =>
  joinPlans(
    frame('one', startedAt, {
      expectation: '¿Por qué la gente bebe agua que puede estar mala, aunque lo sepa?',
      reflection:
        'Creía que todo era cuestión de dinero. Me sorprendieron los rumores sobre el cloro. Queda abierto: ¿qué piensan los padres?',
    }),
    filterProblem,
    filterChange,
  )
