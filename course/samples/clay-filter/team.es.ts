import type { SampleTeam } from '#course/samples/shared/direction.ts'

export const filterTeam: SampleTeam = [
  {
    name: 'Grace Odhiambo',
    role: 'Fundadora y gerente',
    strength: 'Sabe química y puede explicarla a cualquiera',
    activities: [
      'Analizar el agua delante de la familia',
      'Capacitar a voluntarias de salud para mostrar el filtro',
      'Acordar las fechas con la dirección cada trimestre',
      'Anotar el análisis del agua en el registro de la escuela',
      'Mostrar el agua con promotoras de salud',
    ],
    email: 'grace.odhiambo@example.org',
  },
  {
    name: 'Kevin Otieno',
    role: 'Producción y cuentas',
    strength: 'Mantiene el horno a 860 grados y los recibos en orden',
    activities: [
      'Prensar, hornear y probar las vasijas',
      'Llevar el filtro a casa y mostrar cómo se usa',
      'Hacer y vender filtros de barro cerca de los pozos',
    ],
    email: 'kevin.otieno@example.org',
  },
  {
    name: 'Rose Adhiambo',
    role: 'Alfarera principal y técnica',
    strength: 'Treinta años con el barro entre las manos',
    activities: [
      'Prensar, hornear y probar las vasijas',
      'Visitar, limpiar y reparar los filtros en un día fijo',
      'Visitar cada filtro dos veces al año',
    ],
    email: 'rose.adhiambo@example.org',
  },
]
