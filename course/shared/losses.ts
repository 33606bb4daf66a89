import type { PlanKind } from '#domain/entities/index.ts'
import type { Locale } from '#domain/errors.ts'
import { type PlanItem, removedWith } from '#domain/plan/belonging.ts'
import type { LoadedKind, PlanData } from '#domain/plan/plan-data.ts'

/** How many records of each kind go with one that is removed, itself left out. */
export function lossesOf(
  plan: PlanData,
  id: string,
  among: readonly LoadedKind[],
): ReadonlyMap<PlanKind, number> {
  const kinds = among.filter((kind) => kind !== 'model' && kind !== 'project')
  const items = kinds.flatMap((kind): PlanItem[] =>
    (plan[kind] ?? []).map((data) => ({ id: data._id, kind, data })),
  )
  const others = [...removedWith(items, id).values()].filter((item) => item.id !== id)
  const counts = Map.groupBy(others, ({ kind }) => kind)
  return new Map(kinds.flatMap((kind) => (counts.has(kind) ? [[kind, counts.get(kind)?.length ?? 0]] : [])))
}

type Names = Readonly<Record<Locale, readonly [one: string, many: string]>>

const names: Partial<Record<PlanKind, Names>> = {
  pain: { en: ['pain', 'pains'], es: ['frustración', 'frustraciones'] },
  gain: { en: ['gain', 'gains'], es: ['alegría', 'alegrías'] },
  channel: { en: ['channel', 'channels'], es: ['canal', 'canales'] },
  competitor: { en: ['competitor', 'competitors'], es: ['competidor', 'competidores'] },
  activity: {
    en: ['marketing activity', 'marketing activities'],
    es: ['actividad de marketing', 'actividades de marketing'],
  },
  input: { en: ['answer', 'answers'], es: ['respuesta', 'respuestas'] },
}

const also = { en: 'This also removes', es: 'Esto también quita' }

/** "This also removes 4 pains and 2 channels."; nothing where nothing else goes. */
export function lossText(losses: ReadonlyMap<PlanKind, number>, locale: Locale): string | undefined {
  const told = [...losses].flatMap(([kind, count]) => {
    const name = names[kind]?.[locale]
    return name ? [`${count} ${count === 1 ? name[0] : name[1]}`] : []
  })
  if (told.length === 0) return undefined
  return `${also[locale]} ${new Intl.ListFormat(locale).format(told)}.`
}
