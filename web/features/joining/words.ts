/** Words that the pages of joining share, side by side. */
export const joiningWords = {
  en: {
    offline: 'We cannot reach the server. Check your connection and try again.',
    onboard: {
      admin: 'Admins have no profile to fill in',
      adminHelp: 'This page is for entrepreneurs and mentors who join a cohort.',
      toManage: 'Go to the management area',
    },
  },
  es: {
    offline: 'No podemos conectar con el servidor. Revisa tu conexión e inténtalo otra vez.',
    onboard: {
      admin: 'Quienes administran no tienen perfil que completar',
      adminHelp: 'Esta página es para emprendedores y mentores que se unen a una cohorte.',
      toManage: 'Ir al área de gestión',
    },
  },
} as const
