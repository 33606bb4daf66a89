export type Organisation = {
  readonly key: string
  readonly name: string
  readonly description: string
  readonly website: string
  readonly contact: readonly [name: string, email: string]
  readonly since: number
}

/** The hub stands under the address that the installation gives it. */
export const organisationSlug = (key: string, hubSlug: string) => (key === 'hub' ? hubSlug : key)

export const organisations: readonly Organisation[] = [
  {
    key: 'hub',
    name: 'Germina Hub',
    description: 'Runs the platform and supports the organisations that run cohorts on it.',
    website: 'https://germina.example.org',
    contact: ['Elena Marchetti', 'admin@example.org'],
    since: -420,
  },
  {
    key: 'lakeshore',
    name: 'Lakeshore Enterprise Network',
    description:
      'We help people around Lake Victoria to build businesses that solve a problem of their neighbours. Two cohorts a year, with mentors from the region.',
    website: 'https://lakeshore.example.org',
    contact: ['Joseph Onyango', 'joseph.onyango@example.org'],
    since: -380,
  },
  {
    key: 'red-semilla',
    name: 'Red Semilla Andina',
    description:
      'Acompañamos a personas de los Andes que emprenden para cuidar su tierra y su gente. Ofrecemos cohortes con mentoría y un curso corto para avanzar al propio ritmo.',
    website: 'https://redsemilla.example.org',
    contact: ['Patricia Salas', 'patricia.salas@example.org'],
    since: -360,
  },
]
