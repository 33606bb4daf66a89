const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`
const joined = (parts: readonly string[], locale: string) =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(parts)

export type Tested = { readonly confirmed: number; readonly partly: number; readonly rejected: number }
const sum = ({ confirmed, partly, rejected }: Tested) => confirmed + partly + rejected

/** Words of the story of the problem, side by side. */
export const reportWords = {
  en: {
    story: 'The story of the problem',
    tested: (tested: Tested) =>
      `We put ${counted(sum(tested), 'cause', 'causes')} to the test: ${joined(
        [
          tested.confirmed > 0 ? `${tested.confirmed} held` : '',
          tested.partly > 0 ? `${tested.partly} held in part` : '',
          tested.rejected > 0 ? `${tested.rejected} turned out wrong` : '',
        ].filter(Boolean),
        'en',
      )}.`,
    heard: (sources: number) => `We learned from ${counted(sources, 'source', 'sources')}.`,
    activities: (names: readonly string[]) => `What we will do about it: ${names.join('; ')}.`,
    impact: (impact: string) => `The change we work for: ${impact}`,
  },
  es: {
    story: 'La historia del problema',
    tested: (tested: Tested) =>
      `Pusimos a prueba ${counted(sum(tested), 'causa', 'causas')}: ${joined(
        [
          tested.confirmed > 0
            ? `${tested.confirmed} se ${tested.confirmed === 1 ? 'sostuvo' : 'sostuvieron'}`
            : '',
          tested.partly > 0
            ? `${tested.partly} se ${tested.partly === 1 ? 'sostuvo' : 'sostuvieron'} en parte`
            : '',
          tested.rejected > 0
            ? `${tested.rejected} ${tested.rejected === 1 ? 'resultó equivocada' : 'resultaron equivocadas'}`
            : '',
        ].filter(Boolean),
        'es',
      )}.`,
    heard: (sources: number) => `Aprendimos de ${counted(sources, 'fuente', 'fuentes')}.`,
    activities: (names: readonly string[]) => `Lo que vamos a hacer: ${names.join('; ')}.`,
    impact: (impact: string) => `El cambio por el que trabajamos: ${impact}`,
  },
} as const
