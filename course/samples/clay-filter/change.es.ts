import { change, type ImpactActivity } from '#course/samples/shared/change.ts'

export const filterActivities: readonly ImpactActivity[] = [
  {
    label: 'make-filters',
    name: 'Hacer y vender filtros de barro cerca de los pozos',
    description:
      'Diez alfareras prensan y hornean filtros con barro del lugar y aserrín. Las familias los compran a pocos pasos y pagan hasta en cuatro partes.',
    outcomes: ['Las familias beben agua segura cada día', 'Las familias ahorran carbón'],
    reach: 2700,
    causes: ['boiling', 'taste'],
    indicators: [
      {
        outcome: 'Las familias beben agua segura cada día',
        kpi: 'Parte de los hogares visitados cuya agua filtrada no tiene gérmenes',
        activityToMeasure: 'Analizar el agua de 40 hogares elegidos por sorteo',
        toolToMeasure: 'Equipo de campo con placas',
        timeToMeasure: 'every 3 months',
        aim: [
          15,
          90,
          'Algunas familias también hierven. Preguntamos y analizamos el mismo día su agua sin filtrar.',
        ],
      },
      {
        outcome: 'Las familias ahorran carbón',
        kpi: 'Chelines gastados por semana en combustible para el agua, antes y después',
        activityToMeasure: 'Preguntar a una de cada diez familias al comprar y seis meses después',
        toolToMeasure: 'Dos preguntas en el recibo y por teléfono',
        timeToMeasure: 'every 6 months',
        aim: [
          300,
          60,
          'El carbón puede bajar de precio para todos. Anotamos cada vez el precio de una lata.',
        ],
      },
    ],
  },
  {
    label: 'check-ups',
    name: 'Visitar cada filtro dos veces al año',
    description:
      'Una técnica limpia la olla, revisa el flujo, cambia la llave si hace falta y analiza el agua delante de la familia.',
    outcomes: ['Los filtros se usan durante años'],
    reach: 900,
    causes: ['boiling'],
    indicators: [
      {
        outcome: 'Los filtros se usan durante años',
        kpi: 'Parte de los filtros que se usa cada día un año después de la venta',
        activityToMeasure: 'La técnica anota en cada visita si la olla está mojada',
        toolToMeasure: 'Registro de visitas en papel, pasado a la computadora cada semana',
        timeToMeasure: 'every 6 months',
        aim: [
          40,
          85,
          'Hay familias que se mudan y se llevan el filtro. Las llamamos antes de darlo por perdido.',
        ],
      },
    ],
  },
  {
    label: 'show-water',
    name: 'Mostrar el agua con promotoras de salud',
    description:
      'En el pozo y en la escuela, las promotoras analizan la misma agua antes y después del filtro, para que la gente lo vea con sus propios ojos.',
    outcomes: ['La gente confía en el agua tratada', 'Se enferman menos niños'],
    reach: 1500,
    causes: ['taste'],
    indicators: [
      {
        outcome: 'La gente confía en el agua tratada',
        kpi: 'Parte de las personas que daría el agua a un bebé, antes y después de la demostración',
        activityToMeasure: 'Contar las manos levantadas al principio y al final',
        toolToMeasure: 'Hoja de conteo de la promotora',
        timeToMeasure: 'every month',
        aim: [
          35,
          80,
          'La gente puede levantar la mano por cortesía. A una de cada diez personas le preguntamos otra vez en casa.',
        ],
      },
      {
        outcome: 'Se enferman menos niños',
        kpi: 'Casos de diarrea por cada 100 niños en hogares con filtro',
        activityToMeasure: 'Comparar el registro del centro de salud con nuestra lista de compras',
        toolToMeasure: 'Registro del centro, con acuerdo y sin nombres',
        timeToMeasure: 'every year',
        aim: [
          22,
          11,
          'Un año seco trae menos casos en todas partes. Comparamos con hogares sin filtro de la misma calle.',
        ],
      },
    ],
  },
  {
    label: 'latrines',
    name: 'Alejar las letrinas de los pozos',
    description: 'Hablar con los dueños de los lotes donde la letrina está más arriba que el pozo.',
    outcomes: ['Los pozos están más limpios'],
    reach: 200,
    selected: false,
    causes: ['boiling'],
  },
]

export const filterChange = change({
  activities: filterActivities,
  impact:
    'En diez años, ningún niño de los barrios alrededor del lago falta a la escuela por el agua de su casa.',
  why: {
    story:
      'Mi hermana perdió a su segundo hijo en las lluvias de 2019. La enfermera dijo: fue el agua. Esa agua la habíamos cargado nosotras. Un mes después, en una feria de alfareras, vi gotear agua clara de una olla de barro y ya no pude dejar de pensar en ella.',
    contribution: 'llevar agua segura a cada cocina, hecha por manos vecinas',
    impact: 'las madres confíen en el vaso que dan a su hijo',
    how: [
      'Analizamos el agua delante de la gente, nunca a puerta cerrada',
      'Formamos y pagamos a mujeres de las mismas calles',
      'Volvemos después de la venta',
    ],
    what: [
      ['what-filter', 'Un filtro de barro que no usa combustible'],
      ['what-visit', 'Una visita de revisión que lo mantiene funcionando'],
    ],
    mission:
      'Llevar agua segura a cada cocina, hecha por manos vecinas, para que las madres confíen en el vaso que dan a su hijo.',
    vision:
      'En diez años, cada casa alrededor del lago tiene un filtro hecho, vendido y cuidado por gente de su propia calle.',
  },
})
