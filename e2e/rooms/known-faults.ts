type Check = 'looks' | 'saving' | 'forced colours' | 'languages'

/** What is known to be wrong and not yet put right: by check and room, as a part of what the check says. */
const known: Readonly<Record<Check, Readonly<Record<string, readonly string[]>>>> = {
  // Controls of a list that are called alike, so that only their place tells what they belong to.
  looks: {
    'one/choosing-the-causes': [
      'times input radio “How much does it feed the problem?',
      'times input radio “How much can you change it?',
      'times textarea “Why this one?',
      'times textarea “¿Por qué esta?',
      'times input radio “¿Cuánto alimenta el problema?',
      'times input radio “¿Cuánto puedes cambiarla?',
    ],
    'one/testing-your-assumptions': [
      'times button “Comments on We believe that…',
      'times button “Comentarios sobre Creemos que…',
    ],
    'one/processing-information': [
      'times summary “Write another note”',
      'times summary “Escribir otra nota”',
    ],
    'one/making-sense': [
      'times input radio “Did it hold?',
      'times textarea “What did you change your mind about?',
      'times input radio “¿Se sostuvo?',
      'times textarea “¿En qué cambiaste de opinión?',
    ],
    'one/summary': [
      'times group “Picture”',
      'times summary “The picture in words”',
      'times summary “See the picture”',
      'times group “Dibujo”',
      'times summary “El dibujo en palabras”',
      'times summary “Ver el dibujo”',
    ],
  },
  saving: {},
  'forced colours': {},
  languages: {},
}

/** What nobody knew of; and what was put right, so that nobody goes on looking past it. */
export function newFaults(check: Check, room: string, faults: readonly string[]): string[] {
  const parts = known[check][room] ?? []
  return [
    ...faults.filter((fault) => !parts.some((part) => fault.includes(part))),
    ...parts
      .filter((part) => !faults.some((fault) => fault.includes(part)))
      .map((part) => `no longer wrong, take it out of known-faults.ts: ${part}`),
  ]
}
