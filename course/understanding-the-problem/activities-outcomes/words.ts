import { figures } from '#domain/figures.ts'

/** How many an activity reaches. */
export const people = {
  en: (n: number) => `${figures(n, 'en')} ${n === 1 ? 'person' : 'people'} a year`,
  es: (n: number) => `${figures(n, 'es')} ${n === 1 ? 'persona' : 'personas'} por año`,
}

const counted = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

/** Words of the screen, side by side. */
export const words = {
  en: {
    noCauses: 'Activities work on causes that held when you tested them. You need at least one.',
    intro: 'The chain',
    pictureLabel: (causes: number, activities: number, outcomes: number) =>
      `Chain from ${counted(causes, 'cause', 'causes')} through ${counted(activities, 'activity', 'activities')} and ${counted(outcomes, 'outcome', 'outcomes')} to the long-term impact. The cards below say the same in words.`,
    columns: {
      cause: 'Cause',
      activity: 'Activity',
      outcome: 'Outcomes',
      impact: 'Long-term impact',
    },
    chosen: (n: number) => (n > 3 ? `${n} activities chosen.` : `${n} of 3 activities chosen.`),
    chosenHint: 'At least 3: the map of current solutions in module three needs them.',
    enough: 'Enough for the map of current solutions in module three.',
    cause: 'Cause',
    loose: 'Not linked to a cause yet',
    looseAbout: 'If it touches no root, why do it? Tick the cause it works on.',
    empty:
      'What could you do about this cause? For example: "Show airtight storage to village savings groups".',
    noActivity: 'No activity yet.',
    newActivity: 'New activity',
    addActivity: 'Add activity',
    name: 'Activity',
    description: 'What will you do?',
    reach: 'People reached per year',
    reachHint: 'An honest guess is fine',
    outcomes: 'What changes for people?',
    outcomesHint: 'Begin with the people: "Growers earn…"',
    newOutcome: 'New outcome',
    noOutcome: 'No outcome yet',
    verbs: 'Verbs that help',
    /** As the button says it, and as it stands in a sentence about several people. */
    verbList: [
      ['earn', 'earn'],
      ['learn', 'learn'],
      ['stay healthy', 'stay healthy'],
      ['save time', 'save time'],
      ['feel safe', 'feel safe'],
    ],
    reuse: (n: number) => `Use one again (${n})`,
    causes: 'Works on',
    doIt: 'We will do this',
    open: 'Open',
    fold: 'Fold',
    inShort: (reach: number | null, outcomes: number) =>
      `${reach === null ? 'reach still open' : people.en(reach)} · ${counted(outcomes, 'outcome', 'outcomes')}`,
    doItNo: 'Not chosen',
    goesToo: (outcomes: number, indicators: number) =>
      `This also removes ${outcomes === 1 ? 'its outcome' : `its ${outcomes} outcomes`}${
        indicators > 0 ? ` and ${indicators === 1 ? '1 indicator' : `${indicators} indicators`}` : ''
      }.`,
    outcomeGoesToo:
      'You already measure this outcome in Impact Measurement. Its indicator loses its outcome.',
    impact: 'Long-term impact',
    hints: { impact: 'The lasting change that your outcomes lead to, in one or two sentences' },
    impactEmpty: 'Long-term impact: still open',
    // What only a review or a list of what is missing says.
    fields: { unnamed: 'an activity without a name' },
  },
  es: {
    noCauses: 'Las actividades trabajan causas que se sostuvieron al probarlas. Necesitas al menos una.',
    intro: 'La cadena',
    pictureLabel: (causes: number, activities: number, outcomes: number) =>
      `Cadena de ${counted(causes, 'causa', 'causas')}, ${counted(activities, 'actividad', 'actividades')} y ${counted(outcomes, 'resultado', 'resultados')} hasta el impacto a largo plazo. Las tarjetas de abajo dicen lo mismo en palabras.`,
    columns: {
      cause: 'Causa',
      activity: 'Actividad',
      outcome: 'Resultados',
      impact: 'Impacto a largo plazo',
    },
    chosen: (n: number) => (n > 3 ? `${n} actividades elegidas.` : `${n} de 3 actividades elegidas.`),
    chosenHint: 'Al menos 3: el mapa de soluciones actuales del módulo tres las necesita.',
    enough: 'Bastan para el mapa de soluciones actuales del módulo tres.',
    cause: 'Causa',
    loose: 'Todavía sin causa',
    looseAbout: 'Si no toca ninguna raíz, ¿para qué hacerla? Marca la causa que trabaja.',
    empty:
      '¿Qué podrías hacer frente a esta causa? Por ejemplo: "Mostrar el almacenamiento hermético a grupos de ahorro".',
    noActivity: 'Todavía no hay actividades.',
    newActivity: 'Nueva actividad',
    addActivity: 'Agregar actividad',
    name: 'Actividad',
    description: '¿Qué vas a hacer?',
    reach: 'Personas alcanzadas por año',
    reachHint: 'Un cálculo honesto está bien',
    outcomes: '¿Qué cambia para las personas?',
    outcomesHint: 'Empieza con las personas: "Las familias ganan…"',
    newOutcome: 'Nuevo resultado',
    noOutcome: 'Todavía sin resultado',
    verbs: 'Verbos que ayudan',
    verbList: [
      ['ganar', 'ganan'],
      ['aprender', 'aprenden'],
      ['cuidar la salud', 'cuidan su salud'],
      ['ahorrar tiempo', 'ahorran tiempo'],
      ['sentirse a salvo', 'se sienten a salvo'],
    ],
    reuse: (n: number) => `Usar uno otra vez (${n})`,
    causes: 'Trabaja en',
    doIt: 'Haremos esto',
    open: 'Abrir',
    fold: 'Plegar',
    inShort: (reach: number | null, outcomes: number) =>
      `${reach === null ? 'alcance por definir' : people.es(reach)} · ${counted(outcomes, 'resultado', 'resultados')}`,
    doItNo: 'Sin elegir',
    goesToo: (outcomes: number, indicators: number) =>
      `También se ${outcomes === 1 && indicators === 0 ? 'quita su resultado' : `quitan ${outcomes === 1 ? 'su resultado' : `sus ${outcomes} resultados`}`}${
        indicators > 0 ? ` y ${indicators === 1 ? '1 indicador' : `${indicators} indicadores`}` : ''
      }.`,
    outcomeGoesToo: 'Ya mides este resultado en Medición de impacto. Su indicador se queda sin resultado.',
    impact: 'Impacto a largo plazo',
    hints: { impact: 'El cambio duradero al que llevan tus resultados, en una o dos frases' },
    impactEmpty: 'Impacto a largo plazo: por escribir',
    // What only a review or a list of what is missing says.
    fields: { unnamed: 'una actividad sin nombre' },
  },
} as const
