const tooManyWords = 30

type Checks = { readonly others: boolean; readonly product: boolean; readonly short: boolean }

const people = new Set(
  `they them their theirs those who everyone nobody people person families family children child girls girl boys
  women woman men mothers mother fathers parents youth young elders neighbours neighbors community communities farmers
  growers workers students villages homes households others
  personas persona gente familia familias niños niñas niñez niño niña hijos hijas hijo hija jóvenes mujeres mujer hombres
  madres padres mayores comunidad comunidades vecinos vecinas vecindario nadie quien quienes cada su sus otras otros
  ellas ellos estudiantes hogares pueblo pueblos`.split(/\s+/),
)

const products = new Set(
  `sell sells selling sale sales product products service services shop store brand app website platform customers
  customer price profit
  vender vende vendemos venta ventas producto productos servicio servicios tienda marca aplicación plataforma clientes
  cliente precio precios ganancia`.split(/\s+/),
)

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? []

/** What a reader can tell about a mission at once. `who` and `what` are the founder's own words for people and offers. */
export function checksOf(mission: string, who: string, what: readonly string[]): Checks {
  const words = wordsOf(mission)
  const long = (text: string) => wordsOf(text).filter((word) => word.length > 4)
  const others = new Set(long(who))
  const offers = new Set(what.flatMap(long))
  const isPerson = (word: string) => people.has(word) || others.has(word)
  return {
    others: words.some(isPerson),
    product:
      words.length > 0 && !words.some((word) => products.has(word) || (offers.has(word) && !isPerson(word))),
    short: words.length > 0 && words.length < tooManyWords,
  }
}
