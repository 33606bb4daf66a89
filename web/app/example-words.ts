/** Words of the finished plans that a step can be looked at with. */
export const words = {
  en: {
    kind: 'An example',
    about:
      "Somebody else's finished plan. Nothing here can be changed, and nothing of it goes into your plan.",
    which: 'Which example',
    names: { 'clay-filter': 'Clay filters, Kisumu', 'otra-vuelta': 'Repair cooperative, Guadalajara' },
    close: 'Close the example',
    loading: 'Opening the example…',
    failed: 'The example could not be loaded.',
  },
  es: {
    kind: 'Un ejemplo',
    about: 'El plan terminado de otras personas. Aquí no se puede cambiar nada, y nada pasa a tu plan.',
    which: 'Qué ejemplo',
    names: {
      'clay-filter': 'Filtros de barro, Kisumu',
      'otra-vuelta': 'Cooperativa de reparación, Guadalajara',
    },
    close: 'Cerrar el ejemplo',
    loading: 'Abriendo el ejemplo…',
    failed: 'No se pudo cargar el ejemplo.',
  },
} as const
