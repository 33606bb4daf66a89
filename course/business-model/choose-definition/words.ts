/** Words of the screen, side by side. */
export const words = {
  en: {
    line: 'From charity to business',
    markers: { today: 'Today', target: 'In three years' },
    place: (marker: string, definition: string) => `${marker}: ${definition}`,
    share: 'Share of revenue that comes from the market',
    pull: (marker: string) => `Pull to estimate: ${marker}`,
    notSet: 'not estimated yet',
    reasons: { today: 'What does this rest on?', target: 'Why there?' },
    hints: {
      today: 'Not open yet? Take the first year that you plan.',
      target: 'Name a customer or a source of money that makes it possible.',
    },
    about: {
      'grant-funded': 'Gifts and grants carry the work; sales are small or none.',
      'part-market': 'Up to 75% of the revenue comes from customers, the rest is given.',
      'almost-sustainable': 'More than 75% of the revenue comes from customers.',
      'social-business': 'All revenue comes from customers, and profit goes back into the mission.',
      'profit-sharing': 'All revenue comes from customers, and owners receive a part of the profit.',
      'responsible-business': 'Profit comes first, and it is earned with care for people and nature.',
    },
    forms: {
      'grant-funded': 'Such as a food bank. Mostly an association or a foundation without owners.',
      'part-market': 'Such as a training centre that sells lunches. Often an association with a shop.',
      'almost-sustainable':
        'Such as a clinic with fees and one donor. Often a company that belongs to an association.',
      'social-business':
        'Such as a solar company that may not pay out profit. A company with a mission in its statutes.',
      'profit-sharing': 'Such as a cooperative of workers. The members own it and share what is left.',
      'responsible-business': 'Such as a fair fashion brand. A company that belongs to its investors.',
    },
    almost: 'Almost sustainable: more than 75% of your revenue comes from the market.',
    almostRead: 'Almost sustainable: more than 75% of the revenue comes from the market.',
    partly: 'Partly funded by the market',
    mismatch: 'This definition and your percentage do not match.',
    mismatchRead: 'This definition and the percentage do not match.',
    profitFirst: 'Profit comes first here. Is this still a social business?',
    plan: (percent: string) => `Your financial plan says ${percent}%`,
    planRead: (percent: string) => `The financial plan says ${percent}%`,
    rule: '75% is the line that this programme draws. Exactly 75% is not above it.',
    noPlace: 'not placed yet',
    picture: {
      label: (today: string, target: string) =>
        `Line from charity to business. Today: ${today}. In three years: ${target}.`,
      market: 'Market revenue',
      planned: 'Financial plan',
      ends: ['Charity', 'Business'],
    },
  },
  es: {
    line: 'De la obra social a la empresa',
    markers: { today: 'Hoy', target: 'En tres años' },
    place: (marker: string, definition: string) => `${marker}: ${definition}`,
    share: 'Parte de los ingresos que viene del mercado',
    pull: (marker: string) => `Mueve para calcular: ${marker}`,
    notSet: 'todavía sin calcular',
    reasons: { today: '¿En qué se basa?', target: '¿Por qué ahí?' },
    hints: {
      today: '¿Todavía no abres? Toma el primer año que planeas.',
      target: 'Nombra a un cliente o una fuente de dinero que lo haga posible.',
    },
    about: {
      'grant-funded': 'Donaciones y subvenciones sostienen el trabajo; se vende poco o nada.',
      'part-market': 'Hasta el 75% de los ingresos viene de clientes; lo demás se recibe.',
      'almost-sustainable': 'Más del 75% de los ingresos viene de clientes.',
      'social-business': 'Todo el ingreso viene de clientes y la ganancia vuelve a la misión.',
      'profit-sharing': 'Todo el ingreso viene de clientes y los dueños reciben una parte de la ganancia.',
      'responsible-business': 'La ganancia va primero y se obtiene cuidando a la gente y la naturaleza.',
    },
    forms: {
      'grant-funded': 'Como un banco de alimentos. Casi siempre una asociación o fundación sin dueños.',
      'part-market': 'Como un centro de formación que vende almuerzos. A menudo una asociación con tienda.',
      'almost-sustainable':
        'Como una clínica con cuotas y un donante. A menudo una empresa de una asociación.',
      'social-business':
        'Como una empresa solar que no reparte ganancias. Una empresa con la misión en sus estatutos.',
      'profit-sharing': 'Como una cooperativa de trabajo. Los miembros son dueños y comparten lo que queda.',
      'responsible-business': 'Como una marca de moda justa. Una empresa que pertenece a sus inversionistas.',
    },
    almost: 'Casi sostenible: más del 75% de tus ingresos viene del mercado.',
    almostRead: 'Casi sostenible: más del 75% de los ingresos viene del mercado.',
    partly: 'Financiado en parte por el mercado',
    mismatch: 'Esta definición y tu porcentaje no coinciden.',
    mismatchRead: 'Esta definición y el porcentaje no coinciden.',
    profitFirst: 'Aquí la ganancia va primero. ¿Sigue siendo un negocio social?',
    plan: (percent: string) => `Tu plan financiero dice ${percent}%`,
    planRead: (percent: string) => `El plan financiero dice ${percent}%`,
    rule: '75% es la línea que traza este programa. Justo 75% no la supera.',
    noPlace: 'todavía sin lugar',
    picture: {
      label: (today: string, target: string) =>
        `Línea de la obra social a la empresa. Hoy: ${today}. En tres años: ${target}.`,
      market: 'Ingresos del mercado',
      planned: 'Plan financiero',
      ends: ['Obra social', 'Empresa'],
    },
  },
} as const
