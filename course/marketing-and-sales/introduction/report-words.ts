/** Words of the paragraph with which the report begins, side by side. */
export const reportWords = {
  en: {
    title: 'The way to customers in one minute',
    channels: (names: readonly string[]) => `We start with these channels: ${names.join('; ')}.`,
    customers: (reach: string, customers: string) =>
      `In a year ${reach} people hear of us and ${customers} become customers.`,
    cost: (budget: string, cac: string) => `That takes ${budget}, or ${cac} for each customer.`,
  },
  es: {
    title: 'El camino a los clientes en un minuto',
    channels: (names: readonly string[]) => `Empezamos con estos canales: ${names.join('; ')}.`,
    customers: (reach: string, customers: string) =>
      `En un año ${reach} personas saben de nosotros y ${customers} se vuelven clientes.`,
    cost: (budget: string, cac: string) => `Eso cuesta ${budget}, es decir, ${cac} por cliente.`,
  },
} as const
