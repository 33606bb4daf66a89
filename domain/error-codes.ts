/** The closed list of answers other than success. */
export const errorTexts = {
  UNAUTHENTICATED: { en: 'Please log in first.', es: 'Primero inicia sesión.' },
  FORBIDDEN: { en: 'You are not allowed to do this.', es: 'No tienes permiso para hacer esto.' },
  NOT_FOUND: { en: 'This does not exist.', es: 'Esto no existe.' },
  BAD_USER_INPUT: {
    en: 'Some of what you sent is not right.',
    es: 'Algo de lo que enviaste no es correcto.',
  },
  CONFLICT: {
    en: 'Somebody changed this while you were working on it.',
    es: 'Alguien cambió esto mientras trabajabas.',
  },
  RATE_LIMITED: {
    en: 'Too many requests. Please wait a moment.',
    es: 'Demasiadas solicitudes. Espera un momento.',
  },
  UNAVAILABLE: {
    en: 'The service is not available right now. Please try again.',
    es: 'El servicio no está disponible ahora. Inténtalo otra vez.',
  },
  STORAGE_FULL: { en: 'There is no space left to store this.', es: 'No queda espacio para guardar esto.' },
} as const

export type ErrorCode = keyof typeof errorTexts
