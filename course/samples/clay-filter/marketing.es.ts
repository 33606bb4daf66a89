import type { Marketing } from '#course/samples/shared/marketing.ts'
import { filterWorth } from './worth.ts'

const home = { segment: 'families', offering: 'filter' }
const school = { segment: 'schools', offering: 'visit' }

export const filterMarketing: Marketing = {
  strategies: [
    {
      ...home,
      coverage: 'selective',
      routes: ['direct', 'indirect'],
      reason:
        'Nadie busca un filtro, así que alguien tiene que mostrarlo. Vamos a las casas y también lo venden aguateros de confianza.',
    },
    {
      ...school,
      coverage: 'exclusive',
      routes: ['direct'],
      reason: 'Las direcciones quieren un solo número al que llamar y una persona de confianza.',
    },
  ],
  channels: [
    {
      ...home,
      label: 'ch-homes',
      scores: [3, 3, 5, 5],
      isChosen: true,
      why: 'La gente compra cuando ha visto el análisis de su propia agua.',
      chain: [
        {
          intermediaryType: 'own-staff',
          description: 'Dos vendedoras visitan las casas y ganan 2 dólares por filtro.',
        },
      ],
    },
    {
      ...home,
      label: 'ch-vendors',
      scores: [4, 4, 3, 4],
      isChosen: true,
      why: 'Los aguateros pasan cada día por todas las puertas.',
      shares: [8, 2],
      chain: [
        {
          intermediaryType: 'commission-agent',
          description: 'Los aguateros toman pedidos por 2 dólares el filtro.',
        },
        {
          intermediaryType: 'delivery-company',
          description: 'Un mototaxi lleva el filtro por 50 centavos.',
        },
      ],
    },
    {
      ...home,
      label: 'ch-shops',
      scores: [4, 2, 2, 3],
      isChosen: false,
      why: '',
      shares: [15, 10],
      chain: [
        {
          intermediaryType: 'wholesaler',
          description: 'Guarda los filtros en la terminal de buses y se queda con el 15 por ciento.',
        },
        { intermediaryType: 'shop-kiosk', description: 'Los quioscos fían a la gente que conocen.' },
      ],
    },
    {
      ...school,
      label: 'ch-visits',
      scores: [3, 4, 5, 5],
      isChosen: true,
      why: 'La técnica acuerda la fecha siguiente antes de irse.',
      chain: [{ intermediaryType: 'own-staff', description: 'La técnica hace la visita y da el recibo.' }],
    },
  ],
  activities: [
    {
      ...home,
      name: 'Anuncio en la radio comunitaria',
      activityType: 'tofu',
      description: 'Treinta segundos con la historia de Mary antes de las noticias, cada día de mercado.',
      reach: 4000,
      conversion: 5,
      budget: 300,
      selected: true,
    },
    {
      ...home,
      name: 'Demostración en la escuela',
      activityType: 'tofu',
      description: 'Cada estudiante trae agua de su casa y ve las placas del análisis dos días después.',
      reach: 1000,
      conversion: 10,
      budget: 200,
      selected: true,
    },
    {
      ...home,
      name: 'Visita a la casa',
      activityType: 'bofu',
      description: 'Una vendedora analiza el agua de la familia, deja un filtro tres días y vuelve.',
      reach: 250,
      conversion: 20,
      budget: 400,
      selected: true,
    },
    {
      ...home,
      name: 'Seguimiento por WhatsApp',
      activityType: 'bofu',
      description: 'Un mensaje de voz después de una semana, con la opción de pagar en cuatro partes.',
      reach: 50,
      conversion: 30,
      budget: 60,
      selected: true,
    },
    {
      ...home,
      name: 'Valla publicitaria',
      activityType: 'tofu',
      description: 'Una valla en la glorieta de Kondele durante seis meses.',
      reach: 20000,
      conversion: 1,
      budget: 900,
      selected: false,
    },
    {
      ...school,
      name: 'Reunión de las direcciones de escuelas',
      activityType: 'tofu',
      description: 'Diez minutos en la reunión de cada trimestre, con una llave rota y otra reparada.',
      reach: 60,
      conversion: 10,
      budget: 0,
      selected: false,
    },
    {
      ...school,
      name: 'Primera revisión gratis',
      activityType: 'bofu',
      description: 'Limpiamos y analizamos un filtro sin costo; lo demás se cotiza en el momento.',
      reach: 20,
      conversion: 30,
      budget: 80,
      selected: false,
    },
    {
      ...home,
      name: 'Mesa de degustación entre vecinas',
      activityType: 'mofu',
      description:
        'El sábado una familia con filtro ofrece agua fresca frente a su casa y cuenta cómo funciona.',
      reach: 300,
      conversion: 15,
      budget: 90,
      selected: false,
    },
  ],
  worth: filterWorth,
  budgetLimit: 1000,
  budgetReason:
    'Solo la valla se llevaría todo el presupuesto. Empezamos con las familias y dejamos que las escuelas lleguen por recomendación.',
  expense: { description: 'Plan de marketing y ventas', cost: 80 },
  pitch: {
    hook: 'Hace tres años mi hermana perdió a un hijo por un vaso de agua. Esa agua la habíamos cargado nosotras.',
    problem:
      'En Nyalenda, 17 de cada 20 pozos tienen gérmenes. Hervir se come el carbón de la cena, y el cloro ni gusta ni da confianza.',
    solution:
      'Nuestro filtro de barro no gasta combustible ni deja sabor. Lo hacen mujeres de las mismas calles, y volvemos dos veces al año.',
    customers:
      'Doce mil familias viven a menos de una hora de nuestro horno. Noventa escuelas ya tienen filtros que nadie repara.',
    model:
      'Un filtro nos cuesta 9 dólares y se vende a 25, en partes si hace falta. Las escuelas pagan 10 dólares por cada visita.',
    impact: 'En el primer año 540 familias beben agua segura y diez alfareras cobran un sueldo cada viernes.',
    ask: 'Buscamos un préstamo de 4 000 dólares para el horno y dos asentamientos que quieran ser los siguientes.',
  },
}
