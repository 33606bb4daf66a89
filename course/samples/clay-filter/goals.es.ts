import type { SampleGoal } from '#course/samples/shared/direction.ts'

export const filterGoals: readonly SampleGoal[] = [
  {
    title: 'Abrir el taller con un horno que funciona',
    objectives: [
      {
        title: 'Firmar el préstamo de 4 000 dólares y pedir el horno',
        activities: ['Prensar, hornear y probar las vasijas'],
        day: 24,
      },
      {
        title: 'Hornear tres tandas con al menos 17 vasijas buenas de 20',
        activities: ['Prensar, hornear y probar las vasijas', 'Analizar el agua delante de la familia'],
        day: 52,
      },
    ],
  },
  {
    title: 'Llevar agua segura a las primeras 100 familias',
    objectives: [
      {
        title: 'Capacitar a 12 voluntarias de salud para mostrar el filtro',
        activities: ['Capacitar a voluntarias de salud para mostrar el filtro', 'Demostración en la escuela'],
        day: 66,
      },
      {
        title: 'Vender 100 filtros y visitar cada uno después de una semana',
        activities: ['Llevar el filtro a casa y mostrar cómo se usa', 'Visita a la casa'],
        day: 144,
      },
      {
        title: 'Acordar visitas mensuales con 10 escuelas',
        activities: ['Acordar las fechas con la dirección cada trimestre'],
        day: 175,
      },
    ],
  },
  {
    title: 'Sostenernos sin la subvención',
    objectives: [
      {
        title: 'Vender por más de 1 205 dólares en un mes',
        activities: ['Llevar el filtro a casa y mostrar cómo se usa', 'Visita a la casa'],
        day: 205,
      },
      {
        title: 'Devolver todo el préstamo de 4 000 dólares',
        activities: ['Prensar, hornear y probar las vasijas'],
        day: 755,
      },
    ],
  },
]
