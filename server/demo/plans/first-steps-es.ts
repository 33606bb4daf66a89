import { joinPlans, type Plan } from '#course/samples/shared/draft.ts'
import { frame } from '#course/samples/shared/frame.ts'
import { problem } from '#course/samples/shared/problem.ts'
import type { Moment } from '#server/demo/moment.ts'

export const schoolGardenWorkDays = { one: -160 } as const

/** Beliefs written, the first interview held. */
export const schoolGarden = (moment: Moment): Plan =>
  joinPlans(
    frame('one', moment(schoolGardenWorkDays.one), {
      expectation: '¿Por qué hay anemia donde hay tanta tierra?',
    }),
    problem({
      who: 'Niñas y niños de tres a ocho años',
      what: 'tienen anemia y se duermen en clase',
      where: 'las comunidades de Paucartambo, Cusco',
      when: 'todo el año escolar',
      evidence: 'en el control de marzo, 43 de 98 niños tenían la hemoglobina baja',
      definition:
        'En las comunidades de Paucartambo, niñas y niños de tres a ocho años tienen anemia y se duermen en clase. En el control de marzo fueron 43 de 98.',
      causes: [
        {
          text: 'En casa se come papa y arroz casi todos los días',
          rating: [5, 4],
          because: [
            {
              label: 'verdura',
              text: 'Las verduras de hoja llegan caras y marchitas de la ciudad',
              rating: [4, 5],
              chosen: {
                reason: 'A 3 600 metros crece acelga bajo techo. La escuela tiene terreno y agua.',
                belief: 'Las madres cocinarían hojas y sangrecita si las tuvieran cerca',
                sureness: 2,
                provedWrongBy: 'Las tienen cerca y los niños no las comen',
                questions: [
                  {
                    label: 'q-olla',
                    ask: '¿Qué hubo ayer en la olla y de dónde vino cada cosa?',
                    learned: [
                      'Aprendimos que lo verde se vende y lo blanco se come. Esto significa que sembrar no basta.',
                    ],
                    notes: [
                      {
                        kind: 'quote',
                        text: 'La acelga la vendo el domingo para comprar fideo.',
                        from: 'madres',
                      },
                    ],
                  },
                  {
                    label: 'q-rechazo',
                    ask: '¿Qué dejó tu hijo en el plato la última vez y qué hiciste tú?',
                  },
                ],
              },
              because: [{ text: 'El camión sube una vez por semana' }],
            },
          ],
        },
        {
          text: 'Las pastillas de hierro caen mal y se dejan',
          rating: [3, 2],
          because: [{ text: 'Nadie explica cómo tomarlas' }],
        },
      ],
      effects: [{ text: 'Los niños aprenden más lento', leadsTo: ['Repiten el segundo grado'] }],
      sources: [
        {
          label: 'madres',
          text: 'Cuatro madres del comedor escolar',
          type: 'people',
          planned: ['q-rechazo'],
        },
        { label: 'enfermera', text: 'Enfermera del puesto de salud', type: 'expert', planned: ['q-rechazo'] },
      ],
    }),
  )

export const wheelRepairWorkDays = { one: -140 } as const

/** A definition and the first roots of the tree. */
export const wheelRepair = (moment: Moment): Plan =>
  joinPlans(
    frame('one', moment(wheelRepairWorkDays.one), {}),
    problem({
      who: 'Personas que usan silla de ruedas',
      what: 'se quedan en casa durante meses cuando se rompe una rueda',
      where: 'el sur de Quito, Ecuador',
      evidence: 'de 52 sillas que revisamos, 19 estaban paradas por una pieza de menos de diez dólares',
      definition:
        'En el sur de Quito, las personas que usan silla de ruedas se quedan en casa durante meses cuando se rompe una pieza. De 52 sillas revisadas, 19 estaban paradas.',
      causes: [
        {
          text: 'Los repuestos se piden al extranjero',
          because: [
            { text: 'Cada donación trae un modelo distinto', because: [{ text: 'Quien dona no pregunta' }] },
          ],
        },
        { text: 'Los talleres de bicicletas creen que no saben reparar sillas' },
      ],
      effects: [{ text: 'La persona pierde su trabajo', leadsTo: ['La familia deja de salir'] }],
    }),
  )

export const youngCoffeeWorkDays = { one: -175 } as const

/** Left after the first step. */
export const youngCoffee = (moment: Moment): Plan =>
  joinPlans(
    frame('one', moment(youngCoffeeWorkDays.one), {
      expectation: '¿Qué haría que un joven se quede en la finca?',
    }),
    problem({
      who: 'Jóvenes de familias cafeteras',
      what: 'dejan la finca apenas terminan el colegio',
      where: 'Pitalito, en el sur del Huila, Colombia',
      definition:
        'En Pitalito, los jóvenes de familias cafeteras dejan la finca apenas terminan el colegio; de los 38 de la última promoción se quedaron seis.',
    }),
  )
