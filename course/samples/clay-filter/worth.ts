/** What a customer orders and pays, by the labels of segment and offering. */
export const filterWorth = {
  families: { filter: { orderFrequency: 0.5, unitsPerSale: 1, customerDuration: 6, price: 25 } },
  schools: { visit: { orderFrequency: 12, unitsPerSale: 1, customerDuration: 3, price: 10 } },
} as const
