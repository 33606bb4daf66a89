import { modelIds } from '#course/model-ids.ts'
import { chosenActivities } from '#course/shared/activities.ts'
import { activitiesOf, type Category, type KeyActivity } from '#course/shared/key-activities.ts'
import type { Segment } from '#course/shared/segments.ts'
import type { Locale } from '#domain/errors.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'

type Model = keyof typeof modelIds
type Idea = { readonly category: Category; readonly en: string; readonly es: string }

const idea = (category: Category, en: string, es: string): Idea => ({ category, en, es })

/** What must be done well every week where a model is chosen. */
const ofModel: Readonly<Record<Model, Idea>> = {
  'market intermediary': idea(
    'connect',
    'Buy from producers at an agreed price every week',
    'Comprar a productores a un precio acordado cada semana',
  ),
  employment: idea(
    'impact',
    'Train and accompany new workers every week',
    'Formar y acompañar cada semana a quienes empiezan a trabajar',
  ),
  'fee-for-service': idea(
    'deliver',
    'Serve each customer on the agreed day and collect the fee',
    'Atender a cada cliente el día acordado y cobrar la cuota',
  ),
  'organization support': idea(
    'impact',
    'Hand over the surplus to the organisation every month',
    'Entregar el excedente a la organización cada mes',
  ),
  'service subsidization': idea(
    'impact',
    'Check every month who receives the service free or cheaper',
    'Revisar cada mes quién recibe el servicio gratis o más barato',
  ),
  cooperative: idea(
    'connect',
    'Hold a meeting of the members with open accounts every month',
    'Reunir cada mes a los miembros y mostrar las cuentas',
  ),
  'entrepreneur support': idea(
    'impact',
    'Visit each entrepreneur and look at the sales of the week together',
    'Visitar a cada emprendedor y mirar juntos las ventas de la semana',
  ),
  'market linkage': idea(
    'connect',
    'Bring one producer and one new buyer together every week',
    'Presentar cada semana a un productor con un comprador nuevo',
  ),
  'peer-to-peer': idea(
    'connect',
    'Check new members of the platform and settle complaints',
    'Revisar a quienes entran a la plataforma y resolver quejas',
  ),
  'education and training': idea(
    'make',
    'Prepare and teach the courses of the week',
    'Preparar y dar los cursos de la semana',
  ),
  'direct sales': idea(
    'connect',
    'Visit five possible customers every week',
    'Visitar cada semana a cinco posibles clientes',
  ),
  'risk sharing': idea(
    'deliver',
    'Measure the agreed result with the customer every month',
    'Medir cada mes con el cliente el resultado acordado',
  ),
  data: idea(
    'make',
    'Collect, check and make anonymous the data of the week',
    'Reunir, revisar y anonimizar los datos de la semana',
  ),
  leasing: idea(
    'deliver',
    'Maintain what is rented out and collect the payments',
    'Mantener lo que está alquilado y cobrar los pagos',
  ),
  consulting: idea(
    'deliver',
    'Work with each client on the agreed days and report',
    'Trabajar con cada cliente los días acordados e informar',
  ),
  'double business model': idea(
    'make',
    'Keep the accounts of both lines of business apart every week',
    'Llevar cada semana por separado las cuentas de ambos negocios',
  ),
  ads: idea(
    'connect',
    'Call two advertisers every week and report what they reached',
    'Llamar cada semana a dos anunciantes e informar su alcance',
  ),
  fundraising: idea(
    'connect',
    'Thank donors within two days and ask two new ones a week',
    'Agradecer a donantes en dos días y buscar dos nuevos por semana',
  ),
  events: idea(
    'make',
    'Prepare the next event and sell stands and tickets',
    'Preparar el próximo evento y vender puestos y entradas',
  ),
  'revenue sharing': idea(
    'deliver',
    'Settle accounts with each partner at the end of the month',
    'Ajustar cuentas con cada aliado a fin de mes',
  ),
}

const modelOf = new Map<string, Idea>(
  Object.entries(modelIds).map(([name, id]) => [id, ofModel[name as Model]]),
)

const plain = (text: string) => text.trim().toLowerCase()

/** From what was chosen in module one, and from the models of the segment; what stands there already is left out. */
export function suggestionsFor(plan: PlanData, segment: Segment, locale: Locale): readonly KeyActivity[] {
  const taken = new Set(activitiesOf(segment).map(({ text }) => plain(text)))
  const ideas: readonly KeyActivity[] = [
    ...chosenActivities(plan).map(({ name }) => ({ category: 'impact' as const, text: name?.trim() ?? '' })),
    ...(segment.businessModels ?? []).flatMap((id) => {
      const found = modelOf.get(id)
      return found ? [{ category: found.category, text: found[locale] }] : []
    }),
  ]
  return ideas.filter(({ text }) => text !== '' && !taken.has(plain(text)))
}
