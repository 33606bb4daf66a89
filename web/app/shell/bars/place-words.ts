export const words = {
  en: {
    bar: 'This plan',
    project: (name: string) => `Project: ${name}`,
    home: 'Project home',
    others: 'Other projects',
    loading: 'Looking for your other projects…',
    none: 'You have no other project.',
    failed: 'Your other projects could not be read.',
  },
  es: {
    bar: 'Este plan',
    project: (name: string) => `Proyecto: ${name}`,
    home: 'Inicio del proyecto',
    others: 'Otros proyectos',
    loading: 'Buscando tus otros proyectos…',
    none: 'No tienes otro proyecto.',
    failed: 'No se pudieron leer tus otros proyectos.',
  },
}
