/** What a step says to people who read it and do not write it: mentors and organisers; and to a team without a mentor. */
export const readerWords = {
  en: {
    task: 'What the team is asked here:',
    summary:
      'Read what the team has done in this module, comment where it helps, and then approve it or send it back.',
    alone:
      'Here is your whole module on one page. Read it as somebody would who has never been to your place. Close the gaps you find, then ask for feedback.',
  },
  es: {
    task: 'Lo que se le pide al equipo aquí:',
    summary: 'Lee lo que hizo el equipo en este módulo, comenta donde ayude y luego apruébalo o devuélvelo.',
    alone:
      'Aquí está todo tu módulo en una página. Léelo como lo leería alguien que nunca ha estado en tu lugar. Completa los vacíos que encuentres y luego pide comentarios.',
  },
} as const
