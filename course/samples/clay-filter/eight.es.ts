import { joinPlans } from '#course/samples/shared/draft.ts'
import { frame } from '#course/samples/shared/frame.ts'
import { impact } from '#course/samples/shared/impact.ts'
import { filterActivities } from './change.es.ts'

export const moduleEight = (startedAt: string) =>
  joinPlans(
    frame('eight', startedAt, {
      expectation: '¿Cómo mostramos que los niños están más sanos?',
      reflection: 'Con el registro del centro de salud, si el condado está de acuerdo.',
    }),
    impact(
      {
        goals: [
          [6, 'Familias sin llave de agua tienen agua segura en su cocina, analizada delante de ellas.'],
          [3, 'Se enferman menos niños, porque el agua que beben en casa es segura.'],
          [1, 'Las familias conservan unos dos dólares por semana que se iban en carbón y botellas.'],
        ],
        activities: filterActivities,
      },
      'es',
    ),
  )
