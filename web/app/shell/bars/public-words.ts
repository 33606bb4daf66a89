/** Words of the bars of public pages, side by side. */
export const publicBarWords = {
  en: {
    home: 'Germina, home',
    account: 'Account',
    login: 'Login',
    applyNow: 'Apply now',
    myHome: 'My dashboard',
    top: 'Back to the top',
    languages: 'Languages',
    footer: {
      label: 'About Germina',
      rights: 'All rights reserved',
      privacy: 'Privacy policy',
      data: 'Data management',
    },
  },
  es: {
    home: 'Germina, inicio',
    account: 'Cuenta',
    login: 'Iniciar sesión',
    applyNow: 'Postúlate',
    myHome: 'Mi panel',
    top: 'Volver arriba',
    languages: 'Idiomas',
    footer: {
      label: 'Sobre Germina',
      rights: 'Todos los derechos reservados',
      privacy: 'Política de privacidad',
      data: 'Gestión de datos',
    },
  },
} as const
