import type { BusinessModel } from '#course/samples/shared/business-model.ts'

export const filterModel: BusinessModel = {
  pairs: [
    {
      segment: 'families',
      offering: 'filter',
      buying: {
        tangibility: 'Physical',
        duration: 'Durable',
        frequency: 'Never',
        payment: 'instalments',
        search: 'Unsought',
      },
      relation: 'personal',
      role: 'Buyer',
      how: 'La misma mujer muestra el filtro, lo entrega y vuelve después de una semana.',
    },
    {
      segment: 'schools',
      offering: 'visit',
      buying: {
        tangibility: 'Service',
        duration: 'Short',
        frequency: 'Monthly',
        payment: 'per-use',
        search: 'Specialty',
      },
      relation: 'dedicated',
      role: 'Buyer',
      how: 'Una técnica responde por la escuela y conoce cada filtro por su número.',
    },
  ],
  flows: {
    families: {
      lanes: ['pays', 'uses', 'benefits'],
      how: 'Pagan el filtro, beben de él y se mantienen sanas.',
    },
    schools: { lanes: ['pays', 'uses'], how: 'Pagan cada visita con su presupuesto anual.' },
    potters: { lanes: ['benefits'], how: 'Ganan un sueldo que el precio del filtro cubre.' },
  },
  impactModel: 'customers',
  impactDescription:
    'Las familias que compran un filtro dejan de beber agua sin tratar, gastan menos en carbón y clínicas, y sus hijos no faltan a la escuela. Quienes lo fabrican ganan un sueldo estable.',
  models: [
    {
      name: 'fee-for-service',
      type: 'social',
      isSelected: true,
      description:
        'Las familias a las que queremos ayudar pagan un precio que pueden pagar, en partes si quieren, y ese precio cubre lo que nos cuesta un filtro.',
    },
    {
      name: 'direct sales',
      type: 'revenue',
      isSelected: true,
      description:
        'Las familias pagan cada filtro; las escuelas y clínicas, cada visita. Cada venta cubre su propio costo.',
    },
    {
      name: 'leasing',
      type: 'revenue',
      isSelected: false,
      description: 'Pensamos en alquilar filtros, pero cobrar sumas pequeñas cuesta más de lo que deja.',
    },
  ],
  today: {
    definition: 'part-market',
    percent: 60,
    reason: 'Una subvención todavía paga la capacitación y una parte del horno.',
  },
  target: {
    definition: 'social-business',
    percent: 100,
    reason:
      'En el tercer año todos los ingresos vienen de ventas y visitas, y la ganancia va a un segundo horno.',
  },
  segments: {
    families: {
      models: ['fee-for-service', 'direct sales'],
      modelDescription:
        'Ofrecemos un filtro de barro a familias sin agua por tubería. Pagan 25 dólares, de una vez o en cuatro partes. Con ese dinero pagamos a los alfareros, mantenemos el horno y volvemos para que el filtro siga funcionando.',
      keyActivities: [
        'make: Prensar, hornear y probar las vasijas',
        'deliver: Llevar el filtro a casa y mostrar cómo se usa',
        'impact: Analizar el agua delante de la familia',
        'connect: Capacitar a voluntarias de salud para mostrar el filtro',
      ],
      keyResources: [
        'people: Diez alfareros capacitados',
        'things: Horno y prensa',
        'things: Motocicleta para entregas',
        'knowledge: Receta de barro y aserrín, probada con análisis',
        'money: Efectivo para tres meses de barro y sueldos',
      ],
      needed: ['Horno y prensa', 'Motocicleta para entregas', 'Efectivo para tres meses de barro y sueldos'],
    },
    schools: {
      models: ['direct sales'],
      modelDescription:
        'Ofrecemos visitas de revisión a escuelas y clínicas que tienen filtros. Pagan 10 dólares por visita con su presupuesto anual. Con ese dinero pagamos a la técnica, que también atiende a las familias de alrededor.',
      keyActivities: [
        'deliver: Visitar, limpiar y reparar los filtros en un día fijo',
        'impact: Anotar el análisis del agua en el registro de la escuela',
        'connect: Acordar las fechas con la dirección cada trimestre',
      ],
      keyResources: [
        'people: Una técnica',
        'things: Equipo portátil de análisis',
        'knowledge: Registro de todos los filtros',
      ],
      needed: ['Equipo portátil de análisis'],
    },
    potters: { models: [], keyActivities: [], keyResources: [] },
  },
}
