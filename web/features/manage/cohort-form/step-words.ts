/** Words of ordering the steps of a module, side by side. */
export const stepWords = {
  en: {
    fold: (name: string, taken: number, all: number) =>
      taken === all ? `Steps of ${name}: all ${all}` : `Steps of ${name}: ${taken} of ${all}`,
    help: 'The introduction stays first and the summary last. What teams wrote in a step that you switch off is kept.',
    take: (step: string) => `Use ${step}`,
    up: (step: string) => `Move ${step} up`,
    down: (step: string) => `Move ${step} down`,
    moved: (step: string, place: number) => `${step} is step ${place} now.`,
    last: 'At least one step stays on. To leave out the whole module, switch the module off.',
    reset: (name: string) => `Steps of ${name} as in the course`,
  },
  es: {
    fold: (name: string, taken: number, all: number) =>
      taken === all ? `Pasos de ${name}: los ${all}` : `Pasos de ${name}: ${taken} de ${all}`,
    help: 'La introducción queda al principio y el resumen al final. Lo que los equipos escribieron en un paso que desactivas se conserva.',
    take: (step: string) => `Usar ${step}`,
    up: (step: string) => `Subir ${step}`,
    down: (step: string) => `Bajar ${step}`,
    moved: (step: string, place: number) => `${step} ahora es el paso ${place}.`,
    last: 'Al menos un paso queda activo. Para dejar fuera todo el módulo, desactiva el módulo.',
    reset: (name: string) => `Pasos de ${name} como en el curso`,
  },
} as const
