import { joinPlans, type Plan } from '#course/samples/shared/draft.ts'
import { frame } from '#course/samples/shared/frame.ts'
import type { Moment } from '#server/demo/moment.ts'
import { woolChange } from './change.ts'
import { woolCustomers } from './customers.ts'
import { woolProblem } from './problem.ts'
import { woolStakeholders } from './stakeholders.ts'

export const alpacaWoolWorkDays = { one: -190, two: -150, three: -110 } as const

/** All three modules of the short course, finished. */
export const alpacaWool = (moment: Moment): Plan =>
  joinPlans(
    frame('one', moment(alpacaWoolWorkDays.one), {
      expectation: '¿Por qué nuestra fibra vale menos que la del valle?',
      reflection: 'No vale menos: la vendemos peor. Queda abierto cómo pagar la primera mitad.',
    }),
    woolProblem,
    woolChange,
    frame('two', moment(alpacaWoolWorkDays.two), {
      expectation: '¿Quién pagaría por saber de dónde viene la lana?',
      reflection: 'El taller paga, la familia se beneficia. Antes los confundía.',
    }),
    woolCustomers,
    frame('three', moment(alpacaWoolWorkDays.three), {
      expectation: '¿Cómo hablar con los acopiadores?',
      reflection: 'Ofreciéndoles trabajo antes que pelea.',
    }),
    woolStakeholders,
  )
