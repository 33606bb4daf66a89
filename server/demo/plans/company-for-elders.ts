import { change } from '#course/samples/shared/change.ts'
import { customers } from '#course/samples/shared/customers.ts'
import { joinPlans, type Plan } from '#course/samples/shared/draft.ts'
import { frame } from '#course/samples/shared/frame.ts'
import { problem } from '#course/samples/shared/problem.ts'
import type { Moment } from '#server/demo/moment.ts'

export const companyForEldersWorkDays = { one: -170, two: -58 } as const

/** Module one finished, the customers just named. */
export const companyForElders = (moment: Moment): Plan =>
  joinPlans(
    frame('one', moment(companyForEldersWorkDays.one), {
      expectation: '¿Qué les falta de verdad: cuidado o compañía?',
      reflection: 'Compañía. El cuidado viene después, cuando ya hay confianza.',
    }),
    problem({
      who: 'Personas mayores de 75 años que viven solas',
      what: 'pasan días sin hablar con nadie y toman mal sus remedios',
      where: 'los barrios de Quinta Normal y Recoleta, en Santiago de Chile',
      when: 'sobre todo en invierno',
      evidence:
        'el centro de salud registró 212 confusiones de remedios en un año; 9 de 15 personas no recibieron visita en una semana',
      definition:
        'En Quinta Normal y Recoleta, las personas mayores que viven solas pasan días sin hablar con nadie y confunden sus remedios. El centro de salud registró 212 casos en un año.',
      causes: [
        {
          text: 'La familia vive lejos y trabaja hasta tarde',
          rating: [4, 2],
          because: [
            {
              label: 'puente',
              text: 'No hay una persona de confianza que pueda pasar media hora',
              rating: [5, 5],
              chosen: {
                reason: 'En cada cuadra hay mujeres que buscan trabajo por horas y ya conocen a sus vecinos.',
                belief: 'Las hijas pagarían por una visita diaria corta de alguien del barrio',
                sureness: 3,
                provedWrongBy: 'Solo pagarían por una enfermera',
                questions: [
                  {
                    label: 'q-semana',
                    ask: '¿Con quién habló la semana pasada? Cuénteme día por día.',
                    learned: [
                      'Aprendimos que el martes es el día más solo. Esto significa que media hora fija vale más que dos horas sueltas.',
                    ],
                    notes: [
                      {
                        kind: 'quote',
                        text: 'El martes no viene nadie. Los martes hablo con la radio.',
                        from: 'mayores',
                      },
                      { kind: 'fact', text: '212 confusiones de remedios en un año.', from: 'consultorio' },
                    ],
                  },
                  {
                    label: 'q-hija',
                    ask: '¿Qué hizo la última vez que su mamá no contestó el teléfono?',
                    learned: [
                      'Aprendimos que llaman al almacén de la esquina. Esto significa que la confianza ya vive en la cuadra.',
                    ],
                    notes: [
                      {
                        kind: 'quote',
                        text: 'Llamé a don Luis del almacén para que tocara la puerta.',
                        from: 'llamadas',
                      },
                    ],
                  },
                  {
                    label: 'q-puerta',
                    ask: '¿A quién le abrió la puerta la última vez sin pensarlo?',
                    learned: [
                      'Aprendimos que se abre a quien se conoce por su nombre. Esto significa que la visita empieza con una vecina que ya saluda.',
                    ],
                    notes: [
                      {
                        kind: 'quote',
                        text: 'A la Marta del quiosco. Con ella hablo desde hace treinta años.',
                        from: 'almacen',
                      },
                    ],
                  },
                ],
                verdict: 'confirmed',
                changed: 'No piden enfermera; piden a alguien que toque la puerta.',
              },
              because: [{ text: 'Las vecinas no se atreven a cobrar', rating: [3, 5] }],
            },
          ],
        },
        {
          text: 'Los remedios cambian de caja y de color',
          rating: [4, 3],
          because: [{ text: 'El centro compra al más barato cada mes' }],
        },
      ],
      effects: [{ text: 'Caídas y remedios equivocados', leadsTo: ['La persona termina en el hospital'] }],
      sources: [
        { label: 'mayores', text: 'Quince personas mayores, con un té de por medio', type: 'people' },
        { label: 'llamadas', text: 'Seis hijas y un hijo, por teléfono', type: 'people' },
        { label: 'almacen', text: 'Don Luis, 81 años, en su almacén', type: 'people' },
        { label: 'consultorio', text: 'Registro del centro de salud, sin nombres', type: 'organisation' },
      ],
      statement:
        'Las personas mayores que viven solas en Quinta Normal y Recoleta pasan días sin hablar con nadie, porque la familia vive lejos y nadie de confianza puede pasar media hora. Por eso confunden sus remedios y terminan en el hospital.',
    }),
    change({
      activities: [
        {
          label: 'visitas',
          name: 'Visitas de media hora por vecinas formadas',
          description: 'Té, conversación, remedios del día y una nota para la familia.',
          outcomes: ['Las personas mayores conversan cada día', 'Las vecinas ganan dinero cerca de casa'],
          reach: 120,
          causes: ['puente'],
        },
        {
          label: 'caja',
          name: 'Caja semanal de remedios',
          description: 'El centro de salud llena la caja, la vecina la revisa.',
          outcomes: ['Nadie confunde sus remedios'],
          reach: 120,
          causes: ['puente'],
        },
        {
          label: 'mesa',
          name: 'Mesa larga de los viernes',
          description: 'Almuerzo en la sede con música y transporte.',
          outcomes: ['Las personas mayores tienen amistades nuevas'],
          reach: 80,
          causes: ['puente'],
        },
      ],
      impact: 'Envejecer en el propio barrio sin quedarse en silencio.',
      why: {
        story: 'Mi abuelo me dijo que yo era su único martes. Vivo a dos horas.',
        contribution: 'tocar la puerta a la misma hora cada día',
        impact: 'nadie envejezca en silencio',
        how: ['Siempre la misma vecina', 'La familia recibe una nota'],
        what: [['que-visita', 'Visita diaria de media hora']],
        mission: 'Tocar la puerta a la misma hora cada día, para que nadie envejezca en silencio.',
        vision: 'En diez años cada cuadra sabe quién cumple ochenta.',
      },
    }),
    frame('two', moment(companyForEldersWorkDays.two), { expectation: '¿Pagará la hija o el municipio?' }),
    customers({
      segments: [
        {
          label: 'hijas',
          name: 'Hijas e hijos que viven al otro lado de la ciudad',
          role: 'Buyer',
          type: 'B2C',
          profile: {
            name: 'Carolina Soto',
            age: [40, 58],
            gender: 'Female',
            country: 'CL',
            city: 'Santiago',
            occupation: 'Contadora',
            story: 'Carolina llama a su mamá desde el metro y cuelga con culpa.',
          },
          jobs: [
            'Saber que su mamá está bien sin llamar cada hora',
            'Cumplir en el trabajo y con la familia',
          ],
          pains: [
            {
              label: 'dolor-culpa',
              title: 'Culpa cada noche',
              description: 'Quisiera ir y no alcanza.',
              level: 5,
            },
          ],
        },
      ],
    }),
  )
