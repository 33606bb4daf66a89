import type { FitReason } from '#domain/progress/fit.ts'

/** Drawn on a 24 × 24 grid with a round pen, inside the ring of the point. */
const paths: Readonly<Record<FitReason, string>> = {
  language: 'M5 6.5h14v9H11l-4 3.5v-3.5H5zM9 10h6M9 12.5h4',
  expertise: 'M12 4.5a5 5 0 0 0-3 9v2.5h6v-2.5a5 5 0 0 0-3-9zM10 19h4',
  sector: 'M5 19.5V12l5-3.5v3.5l5-3.5v3.5l4-2.5v10zM9 16h1.5M14 16h1.5',
  country: 'M12 20s6-5.6 6-10a6 6 0 0 0-12 0c0 4.4 6 10 6 10zM12 12a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  stage: 'M5 19.5h3.5V15H12v-4.5h3.5V6H19',
}

export function FitIcon({ reason }: { reason: FitReason }) {
  return (
    <path
      d={paths[reason]}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  )
}
