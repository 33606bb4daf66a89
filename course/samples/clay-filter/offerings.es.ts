import type { Offering } from '#course/samples/shared/customers.ts'

export const filter: Offering = {
  label: 'filter',
  from: 'what-filter',
  name: 'Filtro de agua de barro',
  type: 'Product',
  description:
    'Una olla de barro cocido y aserrín dentro de una cubeta con tapa y llave. Limpia dos litros por hora sin combustible y dura tres años.',
  pairs: {
    families: {
      title: 'La olla que limpia el agua',
      description: 'Agua segura y fresca para seis personas, de día y de noche, sin carbón.',
    },
  },
  relieves: [
    {
      need: 'pain-ill',
      title: 'Quita lo que enferma a los niños',
      description: 'Los poros finos del barro detienen los gérmenes; analizamos cada hornada.',
    },
    {
      need: 'pain-charcoal',
      title: 'Funciona sin fuego',
      description: 'El agua gotea por su propio peso. No hace falta ni un pedazo de carbón.',
    },
    { need: 'pain-taste', title: 'No deja sabor', description: 'El barro no le agrega nada al agua.' },
  ],
  creates: [
    {
      need: 'gain-cool',
      title: 'Enfría el agua',
      description: 'La olla húmeda la mantiene varios grados más fresca.',
    },
    {
      need: 'gain-save',
      title: 'Se paga solo en tres meses',
      description: 'Una familia ahorra unos dos dólares por semana en bidones y carbón.',
    },
  ],
}

export const visit: Offering = {
  label: 'visit',
  from: 'what-visit',
  name: 'Visita de revisión de filtros',
  type: 'Service',
  description:
    'Una técnica limpia hasta diez filtros, cambia piezas pequeñas y deja un análisis por escrito.',
  pairs: {
    schools: {
      title: 'La doctora de los filtros',
      description: 'Diez filtros que funcionan y un análisis firmado, cada mes el mismo día.',
    },
  },
  relieves: [
    {
      need: 'pain-broken',
      title: 'Repara en el momento',
      description: 'La técnica lleva llaves, tapas y cepillos: el filtro funciona antes de que ella se vaya.',
    },
    {
      need: 'pain-parents',
      title: 'Da una respuesta a las familias',
      description: 'El análisis queda en el tablero de avisos.',
    },
  ],
  creates: [
    {
      need: 'gain-record',
      title: 'Una hoja firmada cada trimestre',
      description: 'Fecha, número de filtro y resultado, en el formato que conoce la inspección.',
    },
  ],
}
