/** The help of a step for people who read it and do not write it. */
export const readerHelp = {
  en: {
    helpTab: 'For you',
    teamTab: 'For the team',
    help: `1. Read what the team wrote before you read what it was asked.
2. Where something is unclear, press the speech bubble beside the field. One question at a time helps most.
3. Say what is good already, so that it stays.

The other tab shows the help that the team has. Only the team can change the plan.`,
    summaryHelp: `1. Begin with **What changed**. Alt and the arrow keys take you from change to change.
2. Comment at the field itself: the team finds your words there, beside its answer.
3. **Approve** when the team can build on it. It need not be perfect.
4. **Send back** with the one or two things that matter most, and with what is good already.

The team is told at once, whichever you choose.`,
  },
  es: {
    helpTab: 'Para ti',
    teamTab: 'Para el equipo',
    help: `1. Lee lo que escribió el equipo antes de leer lo que se le pidió.
2. Donde algo no quede claro, presiona la burbuja junto al campo. Lo que más ayuda es una pregunta a la vez.
3. Di lo que ya está bien, para que se quede.

La otra pestaña muestra la ayuda que tiene el equipo. Solo el equipo puede cambiar el plan.`,
    summaryHelp: `1. Empieza por **Qué cambió**. Alt y las flechas te llevan de cambio en cambio.
2. Comenta en el campo mismo: el equipo encuentra ahí tus palabras, junto a su respuesta.
3. **Aprueba** cuando el equipo pueda seguir sobre esa base. No tiene que ser perfecto.
4. **Devuelve** con una o dos cosas, las que más importan, y con lo que ya está bien.

El equipo recibe el aviso enseguida, elijas lo que elijas.`,
  },
} as const
