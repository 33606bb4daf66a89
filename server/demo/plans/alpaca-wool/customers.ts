import { customers } from '#course/samples/shared/customers.ts'

export const woolCustomers = customers({
  segments: [
    {
      label: 'talleres',
      name: 'Talleres de tejido fino en Arequipa y Cusco',
      role: 'Buyer',
      type: 'B2B',
      addressableMarket: 140,
      addressableMarketDescription:
        'Talleres con más de cinco telares, según la lista de la cámara de artesanía',
      targetMarket: 35,
      marketShare: 15,
      marketShareJustification:
        'Cinco talleres probaron nuestras muestras y tres hicieron un pedido por escrito.',
      profile: {
        name: 'Ximena Paredes',
        age: [30, 50],
        gender: 'Female',
        country: 'PE',
        state: 'Arequipa',
        city: 'Arequipa',
        occupation: 'Dueña de un taller con nueve tejedoras',
        work_description: 'Diseña chales, compra el hilo y atiende a tiendas de Lima y de Alemania.',
        income: 'Variable',
        income_amount: 1800,
        family_status: 'Any',
        story:
          'Ximena compra fibra a tres acopiadores y nunca sabe qué le llegará. Cuando una tienda pregunta de dónde viene la lana, tiene que inventar una respuesta.',
      },
      jobs: [
        'Entregar cada pedido en la fecha que prometió',
        'Contar a las tiendas de dónde viene cada prenda',
        'Dar trabajo a nueve tejedoras todo el año',
      ],
      pains: [
        {
          label: 'dolor-mezcla',
          title: 'La fibra llega mezclada',
          description: 'Pierde un quinto al limpiar y dos días de trabajo.',
          level: 4,
        },
        {
          label: 'dolor-origen',
          title: 'No puede contar de dónde viene',
          description: 'Las tiendas piden origen y ella no tiene papeles.',
          level: 4,
        },
        {
          label: 'dolor-plazo',
          title: 'Nadie cumple la fecha',
          description: 'Los pedidos se atrasan.',
          level: 3,
        },
      ],
      gains: [
        {
          label: 'alegria-nombre',
          title: 'Etiqueta con el nombre de la familia',
          description: 'Una historia verdadera.',
          level: 4,
        },
        { label: 'alegria-color', title: 'Colores naturales parejos', description: 'Menos tinte.', level: 3 },
      ],
    },
    {
      label: 'familias',
      name: 'Familias pastoras con menos de cien alpacas',
      role: 'Beneficiary',
      type: 'B2C',
      addressableMarket: 2600,
      addressableMarketDescription: 'Familias de los dos distritos según el padrón de comunidades',
      targetMarket: 310,
      marketShare: 40,
      marketShareJustification: 'Ciento veinte familias ya entregaron fibra en el primer acopio.',
      profile: {
        name: 'Fortunata Mamani',
        age: [35, 70],
        gender: 'Female',
        country: 'PE',
        state: 'Puno',
        city: 'Nuñoa',
        occupation: 'Pastora con 68 alpacas',
        work_description: 'Saca el rebaño antes del sol y vuelve cuando ya hace frío.',
        income: 'Yearly',
        income_amount: 1900,
        family_status: 'Married',
        story: 'Fortunata sabe qué animal dio cada vellón. En la feria nadie se lo pregunta.',
      },
      jobs: ['Mantener sano el rebaño en el frío', 'Convertir la esquila en dinero para el colegio'],
      pains: [
        {
          label: 'dolor-precio',
          title: 'El precio lo pone otro',
          description: 'Sin saber la calidad no hay cómo discutir.',
          level: 5,
          note: 'nota-precio',
        },
        {
          label: 'dolor-demora',
          title: 'El pago llega tarde',
          description: 'Cuatro meses de espera.',
          level: 4,
        },
      ],
      gains: [
        {
          label: 'alegria-respeto',
          title: 'Que reconozcan su saber',
          description: 'Que le pregunten a ella.',
          level: 4,
        },
        {
          label: 'alegria-efectivo',
          title: 'Dinero el mismo día',
          description: 'Para el colegio.',
          level: 5,
        },
      ],
    },
  ],
  offerings: [
    {
      label: 'fibra',
      from: 'que-fibra',
      name: 'Fibra clasificada con origen',
      type: 'Product',
      description: 'Fardos de una sola calidad y color, con el nombre de las familias y la fecha de esquila.',
      pairs: {
        talleres: { title: 'Fardo con nombre', description: 'Fibra lista para hilar, sin sorpresas.' },
      },
      relieves: [
        {
          need: 'dolor-mezcla',
          title: 'Una sola calidad por fardo',
          description: 'Clasificada a mano y revisada dos veces.',
        },
        {
          need: 'dolor-origen',
          title: 'Papeles de origen',
          description: 'Cada fardo lleva familia, comunidad y fecha.',
        },
      ],
      creates: [
        {
          need: 'alegria-nombre',
          title: 'Etiqueta de la familia',
          description: 'Foto y nombre para la prenda.',
        },
      ],
    },
  ],
})
