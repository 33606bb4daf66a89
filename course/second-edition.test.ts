import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  headedParts,
  type Language,
  offenders,
  outside,
  type Written,
  written,
} from '#testing/written-texts.ts'
import { introductionWords } from '#web/step-kit/introduction-words.ts'
import { reviewWords } from '#web/step-kit/review/review-words.ts'
import { summaryWords } from '#web/step-kit/summary/summary-words.ts'
import type { Room } from './contract/room.ts'
import { modulesWithRooms } from './rooms.ts'
import { bullets, parseModuleText } from './texts.ts'

const second = written.filter(({ isSecondEdition }) => isSecondEdition)
const exercises = second.filter(({ isFrame }) => !isFrame)
const modules = modulesWithRooms.filter(({ isSecondEdition }) => isSecondEdition)

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

/** What can be chosen in a room. */
const optionsOf = ({ fields }: Room, language: Language) =>
  fields.flatMap(({ as }) =>
    typeof as === 'object' && 'options' in as ? as.options.map((option) => option[language]) : [],
  )

const frameWords = (language: Language) =>
  stringsIn([introductionWords[language], summaryWords[language], reviewWords[language]])

test('what is bold in "Start here" can be read on the screen, in the same language', async () => {
  const found = await Promise.all(
    second.map(async ({ path, language, room, isFrame, text }) => {
      const own = (await room.words?.())?.words[language] ?? {}
      const shown = new Set([
        ...stringsIn(own),
        ...optionsOf(room, language),
        ...(isFrame ? frameWords(language) : []),
        text.primary_cta,
        text.secondary_cta,
      ])
      const bold = [...text.help_intro.matchAll(/\*\*([^*]+)\*\*/g)].flatMap(([, words]) => words ?? [])
      return bold.filter((words) => !shown.has(words)).map((words) => `${path}: ${words}`)
    }),
  )
  expect(found.flat()).toEqual([])
})

/** 1,600 and 1 600 are the same number. */
const numbersIn = ({ text }: Written) =>
  Object.values(text)
    .flatMap((part) => part.replace(/(\d)[,\u202f](?=\d{3}\b)/g, '$1').match(/\d+(?:[.,]\d+)?/g) ?? [])
    .map((number) => number.replace(',', '.'))
    .sort()

const inOther = (one: Written) =>
  second.find(({ room, language }) => room === one.room && language !== one.language)

test('both languages tell the same numbers', () => {
  for (const one of second.filter(({ language }) => language === 'en')) {
    const other = inOther(one)
    expect(other && numbersIn(other), one.path).toEqual(numbersIn(one))
  }
})

test('thousands in Spanish are set apart by a narrow space', () => {
  const found = offenders(written, ({ language, text }) =>
    language === 'es' ? Object.values(text).flatMap((part) => part.match(/\d[ .,\u00a0]\d{3}\b/g) ?? []) : [],
  )
  expect(found).toEqual([])
})

const glossary = readFileSync(join(import.meta.dirname, '../docs/glossary.md'), 'utf8')
const terms = [...(glossary.split('## Terms of the course')[1] ?? '').matchAll(/^\| ([^|]+) \| ([^|]+) \|/gm)]
  .map(([, en = '', es = '']) => ({ en: en.trim(), es: es.trim() }))
  .filter(({ en }) => en !== 'word' && !en.startsWith('-'))

test('a term is one word in each language, as the glossary has it', () => {
  expect(terms.length).toBeGreaterThan(4)
  // An accent goes with the plural: combinación, combinaciones.
  const plain = (written: string) => written.normalize('NFD').replace(/\p{M}/gu, '')
  const says = ({ text }: Written, word: string) =>
    new RegExp(`(?<!\\p{L})${plain(word)}(?:s|es)?(?!\\p{L})`, 'iu').test(
      plain(Object.values(text).join('\n')),
    )
  const found = offenders(second, (one) => {
    const other = inOther(one)
    const [own, theirs] = one.language === 'en' ? (['en', 'es'] as const) : (['es', 'en'] as const)
    return terms
      .filter((term) => other && says(one, term[own]) && !says(other, term[theirs]))
      .map((term) => `"${term[own]}" without "${term[theirs]}"`)
  })
  expect(found).toEqual([])
})

const mistakesHead = { en: 'Common mistakes', es: 'Errores frecuentes' }

test('every exercise ends its deep dive with two to four mistakes, each with what to do instead', () => {
  const found = offenders(exercises, ({ language, text }) => {
    const { head = '', body = '' } = headedParts(text.help_deepdive).at(-1) ?? {}
    const mistakes = bullets(body)
    return [
      ...(head === mistakesHead[language] ? [] : [`ends with "${head}"`]),
      ...outside('mistakes', mistakes.length, 2, 4),
      ...mistakes.filter((line) => !/^\*\*.+?\*\* .+/.test(line)),
    ]
  })
  expect(found).toEqual([])
})

/** The example stands before the mistakes and begins with the person it is about. */
const exampleOf = ({ text }: Written) => headedParts(text.help_deepdive).at(-2) ?? { head: '', body: '' }

test('the head of an example says what it shows', () => {
  const found = offenders(exercises, (one) =>
    /^(an |un )?(example|ejemplo)$/i.test(exampleOf(one).head) ? ['only says that it is one'] : [],
  )
  expect(found).toEqual([])
})

test('a person and a place belong to one example of the course', () => {
  const elsewhere = (one: Written, name: string) =>
    written
      .filter(({ room, language }) => room !== one.room && language === one.language)
      .filter(({ text }) =>
        new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u').test(Object.values(text).join('\n')),
      )
      .map(({ path }) => `${name} is also in ${path}`)
  const found = offenders(exercises, (one) => {
    const { body } = exampleOf(one)
    const person = /^\p{Lu}\p{Ll}+/u.exec(body)?.[0]
    const place = /(?:in|near|around|on|en|cerca de) (\p{Lu}[\p{L} ]+?), \p{Lu}\p{L}+/u.exec(body)?.[1]
    if (!person || !place) return [`begins with ${person ?? 'nobody'} in ${place ?? 'no place'}`]
    return [...elsewhere(one, person), ...elsewhere(one, place)]
  })
  expect(found).toEqual([])
})

/** What people in the examples do for a living. A new example brings its own. */
const trades: readonly Readonly<Record<Language, RegExp>>[] = [
  { en: /market sellers/i, es: /vendedoras del mercado/i },
  { en: /bean growers/i, es: /cultivan frijol/i },
  { en: /tomato growers/i, es: /cultivan tomate/i },
  { en: /beekeepers/i, es: /apicultura/i },
  { en: /hibiscus juice/i, es: /jugo de hibisco/i },
  { en: /mushrooms/i, es: /hongos/i },
  { en: /waste pickers/i, es: /recicladores|recogen botellas/i },
  { en: /telephone repair/i, es: /reparación de teléfonos/i },
  { en: /shea nuts/i, es: /karité/i },
  { en: /weavers/i, es: /tejedoras/i },
  { en: /seaweed/i, es: /algas/i },
  { en: /teenagers/i, es: /adolescentes/i },
  { en: /millet porridge/i, es: /papilla de mijo/i },
  { en: /night crèche/i, es: /guardería nocturna/i },
  { en: /sell cooked food/i, es: /venden comida/i },
  { en: /blind people/i, es: /personas ciegas/i },
  { en: /larvae/i, es: /larvas/i },
  { en: /shared vans/i, es: /camionetas compartidas/i },
  { en: /wheelchairs/i, es: /sillas de ruedas/i },
  { en: /coffee families/i, es: /cafetaleras/i },
  { en: /onion growers/i, es: /cultivan cebolla/i },
  { en: /laundry/i, es: /lavandería/i },
  { en: /cooking oil/i, es: /aceite usado/i },
  { en: /cold room/i, es: /cámara fría/i },
  { en: /laptops/i, es: /computadoras/i },
  { en: /home carers/i, es: /cuidadoras/i },
  { en: /tailoring workshop/i, es: /taller de costura/i },
  { en: /threshers/i, es: /trilladoras/i },
  { en: /retired teachers/i, es: /maestras jubiladas/i },
  { en: /sign language/i, es: /interpretan lengua de señas/i },
  { en: /soap/i, es: /jabón|jabones/i },
  { en: /stove/i, es: /estufa/i },
  { en: /bakery|bakers?\b/i, es: /panader/i },
  { en: /bicycles/i, es: /bicicletas/i },
  { en: /school lunches/i, es: /almuerzos escolares/i },
  { en: /school bags/i, es: /mochilas escolares/i },
  { en: /water pumps/i, es: /bombas de agua/i },
  { en: /canteens/i, es: /comedores/i },
  { en: /driving school/i, es: /escuela de manejo/i },
  { en: /yoghurt/i, es: /yogur/i },
  { en: /briquettes/i, es: /briquetas/i },
  { en: /lends toys/i, es: /presta juguetes/i },
  { en: /biogas/i, es: /biogás/i },
  { en: /solar kits/i, es: /equipos solares/i },
  { en: /sells compost/i, es: /abono orgánico/i },
  { en: /water barrels/i, es: /barriles de agua/i },
  { en: /home haircuts/i, es: /cortes de pelo/i },
  { en: /healthy snacks/i, es: /meriendas saludables/i },
  { en: /reading glasses/i, es: /lentes para leer/i },
  { en: /repair motorbikes/i, es: /reparar motos/i },
  { en: /phone lessons/i, es: /clases de celular/i },
  { en: /hens/i, es: /gallinas/i },
  { en: /plant nursery/i, es: /vivero de plantas/i },
  { en: /rainwater/i, es: /agua de lluvia/i },
  { en: /eyeglasses/i, es: /anteojos/i },
  { en: /mangoes/i, es: /mangos/i },
  { en: /lunch boxes/i, es: /almuerzos para oficinas/i },
  { en: /repairs guitars/i, es: /repara guitarras/i },
  { en: /raincoats/i, es: /impermeables/i },
  { en: /dried fish/i, es: /pescado seco/i },
  { en: /print shop/i, es: /imprenta/i },
]

test('a trade belongs to one example of the course', () => {
  const named = new Map(
    exercises.map((one) => {
      const { body } = exampleOf(one)
      return [one, trades.filter((trade) => trade[one.language].test(body))]
    }),
  )
  const tradesOf = (one: Written) => named.get(one) ?? []
  const found = offenders(exercises, (one) => {
    const own = tradesOf(one)
    const others = exercises.filter(({ room, language }) => room !== one.room && language === one.language)
    return [
      ...(own.length === 1 ? [] : [`is about ${own.length} trades of the list`]),
      ...others
        .filter((other) => tradesOf(other).some((trade) => own.includes(trade)))
        .map(({ path }) => `has the trade of ${path}`),
    ]
  })
  expect(found).toEqual([])
})

test('no intro says what "this step" does', () => {
  const found = offenders(second, ({ text }) => text.intro.match(/In this step|En este paso/g) ?? [])
  expect(found).toEqual([])
})

test('no device is the only way', () => {
  const devices =
    /(?<!\p{L})(click|hover|arrow keys?|drag|left|right|clic|arrastr\p{L}+|izquierda|derecha)(?!\p{L})/giu
  const found = offenders(second, ({ text }) => text.help_intro.match(devices) ?? [])
  expect(found).toEqual([])
})

test.each(modules)(
  'module $slug tells of each exercise what it takes and what it needs',
  ({ folder, rooms }) => {
    const asking = rooms.filter(({ type }) => type === 'exercise' || type === 'result')
    expect(asking.filter(({ takes }) => !takes).map(({ slug }) => slug)).toEqual([])
    for (const language of ['en', 'es']) {
      const file = readFileSync(join(import.meta.dirname, folder, `module.${language}.md`), 'utf8')
      expect(Object.keys(parseModuleText(file).needs)).toEqual(asking.map(({ slug }) => slug))
    }
  },
)
