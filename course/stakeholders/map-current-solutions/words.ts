/** Words of the screen, side by side. */
export const words = {
  en: {
    solutions: 'Current solutions',
    nothing: 'People do nothing / manage on their own',
    nothingHint: 'What do they do today when nobody helps them?',
    name: 'Name',
    newSolution: 'Another solution',
    newHint: 'Who already does something about the problem?',
    kind: 'Kind',
    noKind: 'Choose a kind',
    does: 'What do they do, and for whom?',
    scores: 'Scores',
    scoresAbout: '0 means "not at all", 5 means "very well".',
    solution: 'Solution',
    own: 'Our plan',
    ask: 'Remove this solution?',
    goesToo: (stakeholders: number) =>
      stakeholders === 1
        ? 'This also removes its scores and 1 stakeholder that was taken over from it.'
        : `This also removes its scores and ${stakeholders} stakeholders that were taken over from it.`,
    cell: (solution: string, activity: string) => `${solution}: ${activity}`,
    radar: 'Radar',
    radarAbout: (shapes: number, axes: number) =>
      `Radar with ${axes} activities and ${shapes === 1 ? '1 shape' : `${shapes} shapes`}. The table of scores says the same.`,
    noShapes: 'Score a solution and its shape appears here.',
    alone: 'Choose one to see its shape alone.',
    shapes: 'Solutions in the radar',
    // What only a review or a list of what is missing says.
    fields: { solution: 'Solution', unnamed: 'A solution without a name' },
  },
  es: {
    solutions: 'Soluciones actuales',
    nothing: 'La gente no hace nada / se las arregla por su cuenta',
    nothingHint: '¿Qué hace hoy la gente cuando nadie le ayuda?',
    name: 'Nombre',
    newSolution: 'Otra solución',
    newHint: '¿Quién hace ya algo frente al problema?',
    kind: 'Tipo',
    noKind: 'Elige un tipo',
    does: '¿Qué hacen y para quién?',
    scores: 'Notas',
    scoresAbout: '0 es "nada" y 5 es "muy bien".',
    solution: 'Solución',
    own: 'Nuestro plan',
    ask: '¿Quitar esta solución?',
    goesToo: (stakeholders: number) =>
      stakeholders === 1
        ? 'También se quitan sus notas y 1 actor que salió de ella.'
        : `También se quitan sus notas y ${stakeholders} actores que salieron de ella.`,
    cell: (solution: string, activity: string) => `${solution}: ${activity}`,
    radar: 'Radar',
    radarAbout: (shapes: number, axes: number) =>
      `Radar con ${axes} actividades y ${shapes === 1 ? '1 figura' : `${shapes} figuras`}. La tabla de notas dice lo mismo.`,
    noShapes: 'Califica una solución y su figura aparecerá aquí.',
    alone: 'Elige una para ver solo su figura.',
    shapes: 'Soluciones en el radar',
    // What only a review or a list of what is missing says.
    fields: { solution: 'Solución', unnamed: 'Una solución sin nombre' },
  },
} as const

export type Words = (typeof words)['en' | 'es']
