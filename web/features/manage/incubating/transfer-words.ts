/** Words of moving projects to another cohort, side by side. */
export const transferWords = {
  en: {
    button: 'Move to another cohort',
    onlyTicked: 'To move projects, tick them on the page.',
    title: (count: number, name: string) => (count === 1 ? `Move ${name}` : `Move ${count} projects`),
    to: 'To which cohort',
    none: 'There is no other cohort to move to.',
    happens: [
      'Plan, progress, reviews and messages go along; nothing is lost.',
      'From then on the modules, dates and wording of the new cohort count.',
      'The owner takes part in the new cohort, approved, without applying again. The application to this one stays, without the project.',
    ],
    mentor: 'The mentor stays with the project.',
    otherOrg:
      'The project then belongs to another organisation, and its organisers see it. A project that has a mentor cannot go there: end the match first.',
    tell: 'Nobody gets a mail about it. Tell the team yourself.',
    confirm: 'Move',
    done: (count: number, cohort: string) =>
      count === 1 ? `The project is in ${cohort} now.` : `${count} projects are in ${cohort} now.`,
    refused: 'Not moved:',
    offline: 'We could not reach the server. Try again when the line is back.',
  },
  es: {
    button: 'Trasladar a otra cohorte',
    onlyTicked: 'Para trasladar proyectos, márcalos en la página.',
    title: (count: number, name: string) =>
      count === 1 ? `Trasladar ${name}` : `Trasladar ${count} proyectos`,
    to: 'A qué cohorte',
    none: 'No hay otra cohorte a la que trasladar.',
    happens: [
      'El plan, el avance, las revisiones y los mensajes van con el proyecto; no se pierde nada.',
      'Desde entonces valen los módulos, las fechas y los textos de la nueva cohorte.',
      'Quien es responsable participa en la nueva cohorte, con aprobación, sin postularse otra vez. La postulación a esta queda, sin el proyecto.',
    ],
    mentor: 'La mentora o el mentor sigue con el proyecto.',
    otherOrg:
      'El proyecto pasa a otra organización, y quienes la organizan lo ven. Un proyecto con mentor/a no puede ir allí: primero termina el emparejamiento.',
    tell: 'Nadie recibe un correo sobre esto. Cuéntaselo tú al equipo.',
    confirm: 'Trasladar',
    done: (count: number, cohort: string) =>
      count === 1 ? `El proyecto está ahora en ${cohort}.` : `${count} proyectos están ahora en ${cohort}.`,
    refused: 'Sin trasladar:',
    offline: 'No pudimos llegar al servidor. Inténtalo otra vez cuando vuelva la conexión.',
  },
} as const
