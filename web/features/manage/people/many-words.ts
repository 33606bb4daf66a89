/** Words of what is done with many people at once, side by side. */
export const manyWords = {
  en: {
    disable: {
      button: 'Disable accounts',
      ask: (count: string) => `Disable ${count} accounts?`,
      help: 'They are logged out at once and cannot log in any more. Plans and messages stay. Who is disabled already stays so, and you can enable them again.',
      done: (count: string) => `Accounts disabled: ${count}`,
    },
    enable: {
      button: 'Enable accounts',
      ask: (count: string) => `Enable ${count} accounts?`,
      help: 'They can log in again with the same password. Who is enabled already stays so.',
      done: (count: string) => `Accounts enabled: ${count}`,
    },
    export: 'Export these people',
    one: { disable: 'Disable 1 account?', enable: 'Enable 1 account?' },
    refused: 'Not changed, because they are you or run the platform like you:',
    close: 'Close',
    offline: 'We could not reach the server. Some accounts may not be changed yet. Try again.',
  },
  es: {
    disable: {
      button: 'Desactivar cuentas',
      ask: (count: string) => `¿Desactivar ${count} cuentas?`,
      help: 'Se cierra su sesión enseguida y ya no pueden entrar. Los planes y mensajes quedan. Las que ya están desactivadas siguen así, y puedes activarlas otra vez.',
      done: (count: string) => `Cuentas desactivadas: ${count}`,
    },
    enable: {
      button: 'Activar cuentas',
      ask: (count: string) => `¿Activar ${count} cuentas?`,
      help: 'Pueden entrar otra vez con la misma contraseña. Las que ya están activas siguen así.',
      done: (count: string) => `Cuentas activadas: ${count}`,
    },
    export: 'Exportar estas personas',
    one: { disable: '¿Desactivar 1 cuenta?', enable: '¿Activar 1 cuenta?' },
    refused: 'Sin cambios, porque eres tú o porque dirigen la plataforma como tú:',
    close: 'Cerrar',
    offline:
      'No pudimos llegar al servidor. Puede que algunas cuentas aún no hayan cambiado. Inténtalo otra vez.',
  },
} as const
