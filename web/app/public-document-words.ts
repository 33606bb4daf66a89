/** Titles and descriptions of the pages that are ready before somebody asks, side by side. */
export const publicDocumentWords = {
  en: {
    skip: 'Skip to the content',
    page: {
      index: {
        title: 'A business plan for good',
        about: 'Germina guides you step by step to a social business plan, with a mentor at your side.',
      },
      landing: {
        title: 'A business plan for good',
        about: 'Germina guides you step by step to a social business plan, with a mentor at your side.',
      },
      login: { title: 'Log in', about: 'Log in and go on where you stopped.' },
      reset: { title: 'Reset your password', about: 'Ask for a link and choose a new password.' },
      'privacy-policy': {
        title: 'Privacy policy',
        about: 'What we know about you, why, and what you can do about it.',
      },
      'data-management': {
        title: 'Data management agreement',
        about: 'How your plan, your profile and your conversations are kept and who sees them.',
      },
      shared: { title: 'Shared with you', about: 'A plan that its team shares with you.' },
      signup: { title: 'Apply now', about: 'Create your account here and join a cohort.' },
      'signup-first-admin': {
        title: 'Set up the platform',
        about: 'Create the first administrator with the link from the server.',
      },
    },
  },
  es: {
    skip: 'Saltar al contenido',
    page: {
      index: {
        title: 'Un plan de negocio con propósito',
        about:
          'Germina te guía paso a paso hasta tu plan de negocio social, con una persona mentora a tu lado.',
      },
      landing: {
        title: 'Un plan de negocio con propósito',
        about:
          'Germina te guía paso a paso hasta tu plan de negocio social, con una persona mentora a tu lado.',
      },
      login: { title: 'Iniciar sesión', about: 'Inicia sesión y continúa donde lo dejaste.' },
      reset: { title: 'Restablece tu contraseña', about: 'Pide un enlace y elige una contraseña nueva.' },
      'privacy-policy': {
        title: 'Política de privacidad',
        about: 'Qué sabemos de ti, para qué y qué puedes hacer al respecto.',
      },
      'data-management': {
        title: 'Acuerdo de gestión de datos',
        about: 'Cómo se guardan tu plan, tu perfil y tus conversaciones, y quién los ve.',
      },
      shared: { title: 'Compartido contigo', about: 'Un plan que su equipo comparte contigo.' },
      signup: { title: 'Postúlate', about: 'Crea aquí tu cuenta y únete a una cohorte.' },
      'signup-first-admin': {
        title: 'Preparar la plataforma',
        about: 'Crea la primera cuenta de administración con el enlace del servidor.',
      },
    },
  },
} as const

type PublicPage = keyof (typeof publicDocumentWords)['en']['page']

export const isPublicPage = (name: string): name is PublicPage => name in publicDocumentWords.en.page
