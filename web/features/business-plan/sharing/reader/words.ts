/** What somebody without an account reads around a shared plan, side by side. */
export const readerWords = {
  en: {
    loading: 'Opening what was shared with you …',
    noScript: 'This page needs JavaScript. Please switch it on in your browser.',
    endedTitle: 'This link has ended',
    endedText: 'Ask the person who sent it for a new one.',
    askTitle: 'This plan has a password',
    askText: 'Whoever sent you the link can tell you the password.',
    password: 'Password',
    passwordMissing: 'Please type the password.',
    open: 'Open the plan',
    wait: (seconds: number) =>
      `That was tried too often. Please wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
    failedTitle: 'Nobody answered',
    failedText: 'Check your connection. Nothing is lost: the link stays the same.',
    again: 'Try again',
    sharedBy: (founder: string, until: string) =>
      founder
        ? `Shared with you by ${founder} and team. You can read it until ${until}.`
        : `Shared with you by its team. You can read it until ${until}.`,
    notFinal: 'Not final: parts of this plan may still change.',
    print: 'Print',
    plan: 'Business plan',
    canvas: 'The plan on one page',
  },
  es: {
    loading: 'Abriendo lo que te compartieron …',
    noScript: 'Esta página necesita JavaScript. Actívalo en tu navegador.',
    endedTitle: 'Este enlace terminó',
    endedText: 'Pide uno nuevo a la persona que te lo envió.',
    askTitle: 'Este plan tiene contraseña',
    askText: 'Quien te envió el enlace puede decirte la contraseña.',
    password: 'Contraseña',
    passwordMissing: 'Escribe la contraseña.',
    open: 'Abrir el plan',
    wait: (seconds: number) =>
      `Hubo demasiados intentos. Espera ${seconds} ${seconds === 1 ? 'segundo' : 'segundos'}.`,
    failedTitle: 'Nadie respondió',
    failedText: 'Revisa tu conexión. No se pierde nada: el enlace sigue siendo el mismo.',
    again: 'Intentar otra vez',
    sharedBy: (founder: string, until: string) =>
      founder
        ? `${founder} y su equipo lo comparten contigo. Puedes leerlo hasta el ${until}.`
        : `Su equipo lo comparte contigo. Puedes leerlo hasta el ${until}.`,
    notFinal: 'Aún no es definitivo: partes de este plan pueden cambiar.',
    print: 'Imprimir',
    plan: 'Plan de negocio',
    canvas: 'El plan en una página',
  },
} as const
