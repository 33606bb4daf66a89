/** Words of the page that makes a new cohort, side by side. */
export const words = {
  en: {
    lead: 'Only the name is needed now; everything else can follow.',
    draft: "Your cohort is a draft until the platform's team has approved it. Nobody sees it before.",
    copy: {
      label: 'Begin with a copy of',
      help: 'Takes over texts, rules, modules and your own wording of the steps; not the people.',
      scratch: 'Nothing: begin from scratch',
      moved: (weeks: number) =>
        weeks === 0
          ? 'Copied. Please choose a name.'
          : `Copied. All dates lie ${weeks === 1 ? '1 week' : `${weeks} weeks`} later, on the same days of the week. Please choose a name.`,
      failed: 'This cohort could not be read. Please try again.',
    },
    create: 'Create cohort',
    createDraft: 'Create draft',
    created: (name: string) => `${name} is there now.`,
    discard: {
      button: 'Start again',
      ask: 'Start again with an empty form?',
      help: 'Everything that you have filled in here is gone then.',
    },
  },
  es: {
    lead: 'Por ahora solo hace falta el nombre; lo demás puede venir después.',
    draft: 'Tu cohorte es un borrador hasta que el equipo de la plataforma la apruebe. Antes nadie la ve.',
    copy: {
      label: 'Empezar con una copia de',
      help: 'Toma los textos, las reglas, los módulos y tus propios textos de los pasos; no a las personas.',
      scratch: 'Nada: empezar desde cero',
      moved: (weeks: number) =>
        weeks === 0
          ? 'Copiada. Elige un nombre.'
          : `Copiada. Todas las fechas están ${weeks === 1 ? '1 semana' : `${weeks} semanas`} después, en los mismos días de la semana. Elige un nombre.`,
      failed: 'No se pudo leer esta cohorte. Inténtalo otra vez.',
    },
    create: 'Crear cohorte',
    createDraft: 'Crear borrador',
    created: (name: string) => `${name} ya está aquí.`,
    discard: {
      button: 'Empezar de nuevo',
      ask: '¿Empezar de nuevo con el formulario vacío?',
      help: 'Se pierde todo lo que has llenado aquí.',
    },
  },
} as const
