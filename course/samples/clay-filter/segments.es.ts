import type { Segment } from '#course/samples/shared/customers.ts'

export const families: Segment = {
  label: 'families',
  name: 'Familias sin agua por tubería',
  role: 'Buyer',
  type: 'B2C',
  addressableMarket: 40000,
  addressableMarketDescription:
    'Hogares sin llave de agua en los ocho barrios de Kisumu, según el plan de agua del condado del año pasado',
  targetMarket: 12000,
  marketShare: 10,
  marketShareJustification:
    'Solo Nyalenda y Manyatta. En nuestra prueba, 14 de 120 hogares visitados hicieron un pedido en un mes, y nadie más vende filtros a pie en la zona.',
  profile: {
    name: 'Mary Atieno',
    age: [24, 45],
    gender: 'Female',
    country: 'KE',
    state: 'Condado de Kisumu',
    city: 'Nyalenda B, Kisumu',
    occupation: 'Vende verduras en el mercado de Kibuye',
    work_description:
      'Compra verduras a las cuatro de la mañana, vende hasta las dos y paga la escuela con lo que queda.',
    income: 'Daily',
    income_amount: 6,
    family_status: 'Married',
    story:
      'Mary trae dos bidones antes de que salga el sol. El agua se ve clara y la vacía en el tambor. Cuando el más pequeño tiene fiebre, hierve durante una semana; luego se acaba el dinero del carbón y todo sigue como antes. Ha visto los filtros de plástico en el supermercado: 35 dólares de una sola vez, ¿y quién los repara?',
  },
  jobs: [
    'Tener en casa algo seguro para beber, del desayuno a la cena',
    'Traer agua y cocinar antes de que abra el mercado',
    'Hacer que el dinero del día alcance hasta la noche',
  ],
  pains: [
    {
      label: 'pain-ill',
      title: 'Los niños se enferman una y otra vez',
      description: 'Tres o cuatro veces al año un niño tiene diarrea, y cada vez la familia teme lo peor.',
      level: 5,
    },
    {
      label: 'pain-charcoal',
      title: 'Hervir se lleva el carbón de la cena',
      description: 'Una olla de agua hervida gasta 15 chelines de carbón.',
      level: 4,
      note: 'note-charcoal',
    },
    {
      label: 'pain-taste',
      title: 'El cloro sabe a hospital',
      description: 'El té y la papilla huelen mal, así que el frasco se queda guardado.',
      level: 3,
      note: 'note-chlorine',
    },
    {
      label: 'pain-queue',
      title: 'Largas filas en el pozo',
      description: 'Dos horas de espera en los meses secos.',
      level: 4,
      skipped:
        'Un filtro no puede acortar la fila. El condado está construyendo dos quioscos de agua y se lo dejamos a ellos.',
    },
  ],
  gains: [
    {
      label: 'gain-cool',
      title: 'Agua fresca y de buen sabor',
      description: 'El barro mantiene el agua fresca, como las ollas de las abuelas.',
      level: 4,
    },
    {
      label: 'gain-save',
      title: 'Que sobre dinero al final de la semana',
      description: 'Ya no hay que comprar bidones para el bebé y se gasta menos carbón.',
      level: 5,
      note: 'note-bottles',
    },
    {
      label: 'gain-pride',
      title: 'Algo que da orgullo en la cocina',
      description: 'Un filtro que se puede mostrar a una visita.',
      level: 2,
      skipped: 'Sería bonito. Preferimos una olla sencilla y un precio bajo.',
    },
  ],
}

export const schools: Segment = {
  label: 'schools',
  name: 'Escuelas y centros de salud con filtros',
  role: 'Buyer',
  type: 'B2B',
  addressableMarket: 310,
  addressableMarketDescription:
    'Escuelas y centros de salud del condado de Kisumu que recibieron filtros donados desde 2020',
  targetMarket: 90,
  marketShare: 20,
  marketShareJustification:
    'Dieciocho nos pidieron ayuda en un solo trimestre, porque nadie más repara lo que dejaron los donantes.',
  profile: {
    name: 'Peter Okello',
    age: [35, 60],
    gender: 'Male',
    country: 'KE',
    state: 'Condado de Kisumu',
    city: 'Manyatta, Kisumu',
    occupation: 'Director de una primaria con 640 estudiantes',
    work_description:
      'Dirige la escuela con una suma fija por estudiante y rinde cuentas de cada chelín a las familias.',
    income: 'Yearly',
    income_amount: 9000,
    family_status: 'Any',
    story:
      'Hace tres años llegaron diez filtros donados. Seis están en la bodega con la llave rota. Peter pagaría con gusto a alguien que llegue a la hora, dé un recibo y deje los filtros funcionando.',
  },
  jobs: [
    'Dar a cada estudiante algo seguro para beber en la jornada',
    'Mantener en uso lo que dejaron los donantes',
    'Responder por cada chelín ante familias e inspección',
  ],
  pains: [
    {
      label: 'pain-broken',
      title: 'Los filtros donados están rotos en la bodega',
      description: 'Falta una llave de un dólar y nadie sabe dónde conseguirla.',
      level: 4,
    },
    {
      label: 'pain-parents',
      title: 'Las familias reclaman cuando alguien se enferma',
      description: 'El director tiene que dar explicaciones sin un análisis en la mano.',
      level: 3,
    },
  ],
  gains: [
    {
      label: 'gain-record',
      title: 'Un análisis para mostrar a familias e inspección',
      description: 'Una hoja firmada cada trimestre.',
      level: 4,
    },
    {
      label: 'gain-calm',
      title: 'Una preocupación menos',
      description: 'Alguien llega sin que la llamen.',
      level: 3,
    },
  ],
}

export const potters: Segment = {
  label: 'potters',
  name: 'Mujeres alfareras de Nyalenda',
  role: 'Beneficiary',
  type: 'B2C',
  addressableMarket: 85,
  addressableMarketDescription: 'Integrantes de los cuatro grupos de alfareras del barrio',
  targetMarket: 85,
  marketShare: 12,
  marketShareJustification: 'Diez mujeres trabajan con nosotras el primer año; un solo horno no da para más.',
  profile: {
    name: 'Rose Adhiambo',
    age: [20, 55],
    gender: 'Female',
    country: 'KE',
    state: 'Condado de Kisumu',
    city: 'Nyalenda A, Kisumu',
    occupation: 'Alfarera, hace ollas de cocina en su casa',
    work_description: 'Quema al aire libre dos veces al mes y pierde una de cada tres ollas.',
    income: 'Variable',
    income_amount: 45,
    family_status: 'Any',
    story:
      'Rose aprendió de su madre. El plástico se llevó a su clientela y el fuego abierto rompe un tercio de su trabajo. Con un horno compartido y un pedido cada mes podría planear por primera vez.',
  },
  jobs: [
    'Pagar la comida y la escuela con lo que hacen sus manos',
    'Sacar cada olla entera del fuego',
    'Vender esta hornada antes de la siguiente',
  ],
  pains: [
    {
      label: 'pain-orders',
      title: 'No hay pedidos estables',
      description: 'Hay meses en que nadie compra una olla.',
      level: 4,
    },
    {
      label: 'pain-fire',
      title: 'El fuego abierto rompe un tercio de las ollas',
      description: 'Días de trabajo se pierden con una ráfaga de viento.',
      level: 3,
    },
  ],
  gains: [
    {
      label: 'gain-wage',
      title: 'Un pago cada viernes',
      description: 'Para planear los gastos de la escuela.',
      level: 5,
    },
    {
      label: 'gain-skill',
      title: 'Un saber que otros buscan',
      description: 'Hornear a la temperatura exacta.',
      level: 3,
    },
  ],
}
