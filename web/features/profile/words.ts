/** Words that the parts of the profile share, side by side. */
export const profileWords = {
  en: {
    lead: 'What others see about you, and how we reach you.',
    tabs: {
      label: 'Parts of your profile',
      about: 'About me',
      account: 'Account',
      privacy: 'My data',
    },
    saved: 'Saved.',
    failed: 'That did not work. Check your connection and try again.',
    account: {
      wait: (count: number) => `Too many tries. Please wait ${count} seconds.`,
    },
  },
  es: {
    lead: 'Lo que otras personas ven de ti y cómo te contactamos.',
    tabs: {
      label: 'Partes de tu perfil',
      about: 'Sobre mí',
      account: 'Cuenta',
      privacy: 'Mis datos',
    },
    saved: 'Guardado.',
    failed: 'No funcionó. Revisa tu conexión e inténtalo otra vez.',
    account: {
      wait: (count: number) => `Demasiados intentos. Espera ${count} segundos.`,
    },
  },
} as const
