/** Prices and unit costs, for as long as no example of module six tells them. */
export const filterCosts = {
  filter: {
    price: 25,
    unitPerBatch: 20,
    components: [
      { name: 'Clay', type: 'material', cost: 60 },
      { name: 'Potters', type: 'labour', cost: 80 },
      { name: 'Box', type: 'packaging', cost: 20 },
      { name: 'Transport', type: 'transport', cost: 20 },
    ],
  },
  visit: {
    price: 10,
    unitPerBatch: 1,
    components: [
      { name: 'Technician', type: 'labour', cost: 3 },
      { name: 'Bus', type: 'transport', cost: 1 },
    ],
  },
} as const
