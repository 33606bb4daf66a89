import type { ValueIn } from '#domain/options/choice.ts'
import type {
  durations,
  paymentFrequencies,
  purchaseFrequencies,
  searchKinds,
  tangibilities,
} from '#domain/options/products.ts'
import type { customerRelations } from '#domain/options/stakeholders.ts'

const clock = 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16z'
const page = 'M5 5h14v14H5zM5 10h14'

/** The sign of each answer, drawn in a square of 24. */
export const signs = {
  tangibility: {
    Service: 'M12 4a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM5 20c0-4 3-6 7-6s7 2 7 6',
    Information: 'M6 4h12v16H6zM9 9h6M9 13h6',
    Digital: 'M8 3h8v18H8zM11 18h2',
    Physical: 'M4 8l8-4 8 4v8l-8 4-8-4zM4 8l8 4 8-4M12 12v8',
  } satisfies Record<ValueIn<typeof tangibilities>, string>,
  duration: {
    Immediate: 'M13 3L6 13h5l-1 8 8-11h-6z',
    Short: `${clock}M12 12V8`,
    Medium: `${clock}M12 8v4l4 2`,
    Durable: 'M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6z',
  } satisfies Record<ValueIn<typeof durations>, string>,
  frequency: {
    Never: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM7 7l10 10',
    Once: `${page}M12 14.5v.01`,
    Monthly: `${page}M9 14.5v.01M15 14.5v.01`,
    Weekly: `${page}M8 13.5v.01M12 13.5v.01M16 13.5v.01M8 16.5v.01M12 16.5v.01M16 16.5v.01`,
  } satisfies Record<ValueIn<typeof purchaseFrequencies>, string>,
  payment: {
    'per-use': 'M4 7h16v10H4zM12 10.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3z',
    once: 'M12 5a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM12 9v6',
    instalments: 'M4 18h4v-4H4zM10 18h4V10h-4zM16 18h4V6h-4z',
    weekly: 'M5 5h14v14H5zM5 9h14M9 13h6',
    monthly: 'M5 5h14v14H5zM5 9h14M9 13h6M9 16h6',
    seasonal: 'M12 20V10M12 14c-4 0-6-3-6-7 4 0 6 3 6 7zM12 12c3 0 5-2 5-6-3 0-5 2-5 6z',
    yearly: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v3M12 19v3M2 12h3M19 12h3',
  } satisfies Record<ValueIn<typeof paymentFrequencies>, string>,
  search: {
    Convenience: 'M4 6h3l2 9h9l2-7H8M10 19v.01M17 19v.01',
    Shopping: 'M12 4v16M6 20h12M5 7h14M5 7l-2 6h4zM19 7l-2 6h4z',
    Specialty: 'M12 4l2.4 5 5.6.7-4.1 3.9 1 5.4-4.9-2.7L7.1 19l1-5.4L4 9.7l5.6-.7z',
    Unsought: 'M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 18v.01',
    Emergency: 'M12 4L3 19h18zM12 10v4M12 16.5v.01',
  } satisfies Record<ValueIn<typeof searchKinds>, string>,
  relation: {
    personal: 'M12 4a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM5 20c0-4 3-6 7-6s7 2 7 6',
    dedicated: 'M9 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM3 19c0-3.5 2.5-5 6-5M13 16l2.5 2.5L20 13',
    'self-service': 'M8 12V6a1.5 1.5 0 0 1 3 0v5l5 1c2 .4 2.5 1.5 2 4l-1 4h-6l-5-6c1-1 2-1 2 0',
    automatic: 'M4 6h16v11H4zM4 7l8 6 8-6',
    community:
      'M8 7a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM16 7a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM3 19c0-3 2-5 5-5s5 2 5 5M16 14c3 0 5 2 5 5',
    'co-creation': 'M4 12l4-4 4 3 4-3 4 4-8 7z',
  } satisfies Record<ValueIn<typeof customerRelations>, string>,
} as const
