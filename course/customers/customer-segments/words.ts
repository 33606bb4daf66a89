import { segmentRoles } from '#domain/options/customers.ts'

const [endUser, buyer, beneficiary] = segmentRoles

/** Words of the screen and of the report, side by side. */
export const words = {
  en: {
    emptyTitle: 'Who uses it, who pays, who lives better?',
    emptyWhy: 'Each group gets a card. Start with the people at the centre of your problem.',
    emptyExample: 'For example: "Mothers in the east of Thiès who cook for six or more"',
    noneYet: 'No segments yet',
    noneWhy: 'The groups of people the team works for stand here once they are named.',
    add: 'Who are they, and where?',
    addButton: 'Add a segment',
    ideas: 'From your problem',
    unnamed: 'A segment without a name',
    name: 'Name of the segment',
    role: 'Main role',
    type: 'Type',
    roles: { 'End-user': endUser.en, Buyer: buyer.en, Beneficiary: beneficiary.en },
    ask: 'Remove this segment?',
    goesToo: (offerings: number) =>
      offerings === 1 ? 'It is taken out of 1 offering.' : `It is taken out of ${offerings} offerings.`,
    tooWide: 'Which ones? Where?',
    nobodyPays: 'Nobody pays yet. Mark at least one segment that pays.',
    tooMany: 'Start with the two or three you can reach first.',
    triangle: 'uses – pays – benefits',
    corners: { 'End-user': 'uses', Buyer: 'pays', Beneficiary: 'benefits' },
    nobody: 'Nobody yet',
    more: (n: number) => `and ${n} more`,
    label: (n: number) => `Triangle of who uses, pays and benefits: ${n} of 3 corners are filled`,
    head: ['Segment', 'Main role', 'Type'],
  },
  es: {
    emptyTitle: '¿Quién lo usa, quién paga, quién vive mejor?',
    emptyWhy: 'Cada grupo tiene su tarjeta. Empieza con las personas que están en el centro de tu problema.',
    emptyExample: 'Por ejemplo: "Madres del este de Thiès que cocinan para seis o más"',
    noneYet: 'Todavía no hay segmentos',
    noneWhy: 'Aquí estarán los grupos de personas para quienes trabaja el equipo, cuando los nombre.',
    add: '¿Quiénes son y dónde están?',
    addButton: 'Agregar un segmento',
    ideas: 'De tu problema',
    unnamed: 'Un segmento sin nombre',
    name: 'Nombre del segmento',
    role: 'Rol principal',
    type: 'Tipo',
    roles: { 'End-user': endUser.es, Buyer: buyer.es, Beneficiary: beneficiary.es },
    ask: '¿Quitar este segmento?',
    goesToo: (offerings: number) =>
      offerings === 1
        ? 'También sale de 1 producto o servicio.'
        : `También sale de ${offerings} productos y servicios.`,
    tooWide: '¿Cuáles? ¿Dónde?',
    nobodyPays: 'Todavía nadie paga. Marca al menos un segmento que pague.',
    tooMany: 'Empieza con los dos o tres a los que puedes llegar primero.',
    triangle: 'usa – paga – se beneficia',
    corners: { 'End-user': 'usa', Buyer: 'paga', Beneficiary: 'se beneficia' },
    nobody: 'Nadie todavía',
    more: (n: number) => `y ${n} más`,
    label: (n: number) => `Triángulo de quién usa, paga y se beneficia: ${n} de 3 esquinas están llenas`,
    head: ['Segmento', 'Rol principal', 'Tipo'],
  },
} as const
