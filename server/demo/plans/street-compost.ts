import { change } from '#course/samples/shared/change.ts'
import { customers } from '#course/samples/shared/customers.ts'
import { joinPlans, type Plan } from '#course/samples/shared/draft.ts'
import { frame } from '#course/samples/shared/frame.ts'
import { problem } from '#course/samples/shared/problem.ts'
import type { Moment } from '#server/demo/moment.ts'

export const streetCompostWorkDays = { one: -180, two: -120 } as const

const tested = problem({
  who: 'Vecinas y vecinos de las laderas',
  what: 'viven entre bolsas de basura rotas y ratas porque el camión no sube',
  where: 'la comuna 8 de Medellín, Colombia',
  when: 'todos los días; peor cuando llueve',
  evidence: 'contamos 64 puntos de basura en un kilómetro; más de la mitad de cada bolsa era comida',
  definition:
    'En las laderas de la comuna 8, las familias viven entre bolsas de basura rotas porque el camión no sube. Contamos 64 puntos en un kilómetro, y más de la mitad de cada bolsa era resto de comida.',
  causes: [
    {
      text: 'Los restos de comida van en la misma bolsa que todo lo demás',
      rating: [5, 5],
      because: [
        {
          label: 'separar',
          text: 'En casa no hay dónde guardar los restos sin mal olor',
          rating: [5, 5],
          chosen: {
            reason: 'Un balde con tapa y una recogida dos veces por semana lo resuelven.',
            belief: 'Las familias separarían si alguien pasara a recoger dos veces por semana',
            sureness: 4,
            provedWrongBy: 'Menos de la mitad usa el balde después de un mes',
            questions: [
              {
                label: 'q-bolsa',
                ask: '¿Qué pasó con la última bolsa que sacaste? Cuéntame desde la cocina.',
                learned: [
                  'Aprendimos que la bolsa baja de noche y en manos de los niños. Esto significa que el balde debe poder cargarlo un niño.',
                ],
                notes: [
                  {
                    label: 'nota-noche',
                    kind: 'quote',
                    text: 'La baja mi hija cuando ya nadie mira.',
                    from: 'vecinas',
                  },
                  { kind: 'fact', text: 'De 40 bolsas pesadas, el 57 % era comida.', from: 'pesaje' },
                ],
              },
              {
                label: 'q-olor',
                ask: '¿Cuándo fue la última vez que guardaste cáscaras y qué hiciste con ellas?',
                learned: ['Aprendimos que tres días es el límite. Esto significa recoger lunes y jueves.'],
                notes: [
                  {
                    kind: 'observation',
                    text: 'En seis cocinas las cáscaras estaban en la nevera.',
                    from: 'visitas',
                  },
                  { kind: 'quote', text: 'Al tercer día ya no aguanta ni tapado.', from: 'nevera' },
                ],
              },
              {
                label: 'q-esquina',
                ask: '¿Qué viste la última vez que alguien dejó una bolsa en la esquina?',
                learned: [
                  'Aprendimos que la primera bolsa llama a las demás. Esto significa que el balde debe salir a una hora fija.',
                ],
                notes: [
                  {
                    kind: 'quote',
                    text: 'A las nueve hay una. A las diez no se puede pasar.',
                    from: 'tendero',
                  },
                ],
              },
            ],
            verdict: 'confirmed',
            changed: 'Separar no molesta. Molesta guardar.',
          },
          because: [{ text: 'Las cocinas miden menos de cuatro metros', rating: [3, 1] }],
        },
        { text: 'Nadie ha visto qué se puede hacer con los restos', rating: [3, 5] },
      ],
    },
    { text: 'El camión no pasa de la avenida', rating: [4, 1] },
  ],
  effects: [
    {
      text: 'Ratas y mosquitos',
      leadsTo: ['Niñas y niños con fiebre', 'Los alquileres bajan y los dueños no reparan'],
    },
  ],
  sources: [
    { label: 'vecinas', text: 'Nueve vecinas de Villatina, en su cocina', type: 'people' },
    { label: 'nevera', text: 'Dos hermanas que guardan cáscaras en la nevera', type: 'people' },
    { label: 'tendero', text: 'El tendero de la esquina donde se juntan las bolsas', type: 'people' },
    { label: 'pesaje', text: 'Pesaje de 40 bolsas con estudiantes de la universidad', type: 'document' },
    { label: 'visitas', text: 'Recorridos de lunes y jueves durante un mes', type: 'observation' },
  ],
  statement:
    'Las familias de las laderas de la comuna 8 conviven con basura y ratas, porque los restos de comida no tienen dónde guardarse ni quien los recoja. Por eso hay fiebre, olor y casas que pierden su valor.',
})

const plannedChange = change({
  activities: [
    {
      label: 'recoger',
      name: 'Recoger baldes dos veces por semana',
      description: 'Recicladores del barrio suben con carretas y cambian balde lleno por balde limpio.',
      outcomes: ['Las calles quedan limpias', 'Los recicladores ganan un sueldo'],
      reach: 500,
      causes: ['separar'],
    },
    {
      label: 'compostar',
      name: 'Hacer abono en el lote de la cancha',
      description: 'Pilas aireadas bajo techo; en diez semanas hay abono tamizado.',
      outcomes: ['Los restos se vuelven tierra buena'],
      reach: 500,
      causes: ['separar'],
    },
    {
      label: 'huertas',
      name: 'Devolver abono a las terrazas',
      description: 'Cada familia recibe un saco al trimestre y un taller de siembra.',
      outcomes: ['Las familias comen de su terraza'],
      reach: 200,
      causes: ['separar'],
    },
  ],
  impact: 'La ladera deja de ser el lugar donde la ciudad esconde su basura.',
  why: {
    story: 'En 2021 una rata mordió a mi sobrino en la cuna. Ese día dejé de esperar el camión.',
    contribution: 'convertir los restos de cada cocina en tierra',
    impact: 'nadie viva entre bolsas rotas',
    how: ['Recoger siempre el día prometido', 'Pagar bien a quien recicla'],
    what: [
      ['que-recogida', 'Recogida de restos casa por casa'],
      ['que-abono', 'Abono de barrio'],
    ],
    mission: 'Convertir los restos de cada cocina en tierra, para que nadie viva entre bolsas rotas.',
    vision: 'En diez años la comuna 8 es verde vista desde el metrocable.',
  },
})

const served = customers({
  segments: [
    {
      label: 'hogares',
      name: 'Hogares de ladera sin camión de basura',
      role: 'Buyer',
      type: 'B2C',
      addressableMarket: 9200,
      addressableMarketDescription: 'Hogares por encima de la avenida, según el plan local',
      targetMarket: 1500,
      marketShare: 18,
      marketShareJustification: 'En la prueba, 88 de 140 hogares pagaron el segundo mes.',
      profile: {
        name: 'Luz Dary Restrepo',
        age: [28, 55],
        gender: 'Female',
        country: 'CO',
        city: 'Medellín',
        occupation: 'Trabaja en casas de familia',
        income: 'Monthly',
        income_amount: 290,
        family_status: 'Single',
        story: 'Luz Dary sube 214 escalones con el mercado y baja los mismos con la basura.',
      },
      jobs: ['Mantener la casa limpia y sin malos olores', 'Llegar con fuerzas al final del día'],
      pains: [
        {
          label: 'dolor-bajar',
          title: 'Bajar la bolsa de noche',
          description: '214 escalones.',
          level: 4,
          note: 'nota-noche',
        },
        {
          label: 'dolor-ratas',
          title: 'Miedo por los niños',
          description: 'Hay ratas en la escalera.',
          level: 5,
        },
      ],
      gains: [
        {
          label: 'alegria-limpia',
          title: 'Una escalera limpia',
          description: 'Para recibir visitas.',
          level: 4,
        },
        { label: 'alegria-mata', title: 'Matas en la terraza', description: 'Cilantro y tomate.', level: 2 },
      ],
    },
    {
      label: 'viveros',
      name: 'Viveros y jardines de la ciudad',
      role: 'Buyer',
      type: 'B2B',
      addressableMarket: 75,
      addressableMarketDescription: 'Viveros registrados en el valle',
      targetMarket: 20,
      marketShare: 20,
      marketShareJustification: 'Cuatro viveros compraron la primera tanda completa.',
      profile: {
        name: 'Hernán Zuluaga',
        age: [40, 65],
        gender: 'Male',
        country: 'CO',
        city: 'Medellín',
        occupation: 'Dueño de un vivero',
        income: 'Monthly',
        income_amount: 900,
        family_status: 'Married',
        story: 'Hernán trae abono desde dos horas de camino, y llega mojado.',
      },
      jobs: ['Tener plantas sanas todo el año', 'Ofrecer un abono que la clientela pida por su nombre'],
      pains: [
        {
          label: 'dolor-flete',
          title: 'Paga más flete que abono',
          description: 'Dos horas de camión.',
          level: 4,
        },
        {
          label: 'dolor-vidrio',
          title: 'Encuentra vidrio en el abono',
          description: 'Y los clientes lo devuelven.',
          level: 3,
        },
      ],
      gains: [
        {
          label: 'alegria-fino',
          title: 'Abono tamizado y parejo',
          description: 'Listo para la maceta.',
          level: 4,
        },
        {
          label: 'alegria-barrio',
          title: 'Decir que es de la ciudad',
          description: 'A los clientes les gusta.',
          level: 3,
        },
      ],
    },
  ],
  offerings: [
    {
      label: 'recogida',
      from: 'que-recogida',
      name: 'Recogida de restos, lunes y jueves',
      type: 'Service',
      description: 'Cambio de balde lleno por balde limpio en la puerta, dos veces por semana.',
      pairs: { hogares: { title: 'El cambio de balde', description: 'Nadie baja más la bolsa de noche.' } },
      relieves: [
        { need: 'dolor-bajar', title: 'Subimos por él', description: 'La carreta llega hasta la puerta.' },
        { need: 'dolor-ratas', title: 'Sin comida no hay ratas', description: 'Nada queda en la escalera.' },
      ],
      creates: [
        {
          need: 'alegria-limpia',
          title: 'Escalera barrida',
          description: 'El recorrido termina con escoba.',
        },
      ],
    },
    {
      label: 'abono',
      from: 'que-abono',
      name: 'Abono de barrio en saco de 20 kilos',
      type: 'Product',
      description: 'Abono tamizado, seco y sin vidrio, hecho a menos de cinco kilómetros.',
      pairs: { viveros: { title: 'Abono de la comuna', description: 'Parejo y entregado en el día.' } },
      relieves: [
        { need: 'dolor-flete', title: 'Flete de veinte minutos', description: 'El lote queda en la ciudad.' },
      ],
      creates: [{ need: 'alegria-fino', title: 'Doble tamiz', description: 'Grano de medio centímetro.' }],
    },
  ],
})

/** The first two modules of the short course. */
export const streetCompost = (moment: Moment): Plan =>
  joinPlans(
    frame('one', moment(streetCompostWorkDays.one), {
      expectation: '¿La gente no separa porque no quiere o porque no puede?',
      reflection: 'No puede. Lo vi en las cocinas.',
    }),
    tested,
    plannedChange,
    frame('two', moment(streetCompostWorkDays.two), {
      expectation: '¿Quién paga: el hogar o el vivero?',
      reflection: 'Los dos. Falta saber si los hogares pagan en enero.',
    }),
    served,
  )
