import { chosenActivities } from '#course/shared/activities.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'

/** How words begin that speak of a goal, in both languages: a plan may be written in either. */
const stems: Readonly<Record<number, string>> = {
  1: 'poverty|income|earn|saving|save money|afford|debt|basic service|pobreza|ingreso|ganan?\\b|ganar|ahorr|deuda|servicios básicos',
  2: 'hunger|hungry|food|eat|meal|harvest|crop|farm|nutri|hambre|comida|comen|comer|desayun|aliment|cosech|cultiv',
  3: 'health|ill\\b|illness|sick|disease|clinic|birth|well-being|salud|enferm|san[oa]s?|clínica|parto|bienestar',
  4: 'school|learn|read\\b|reads|reading|teach|taught|train|skill|class|master|escuela|aprend|leen|enseñ|formación|domina|clase',
  5: 'wom[ae]n|girl|mother|gender|mujer|niñas|madre|género|técnicas|alumnas',
  6: 'water|well |wells|toilet|latrine|sanita|hygien|agua|pozo|baño|letrina|saneamiento|higiene',
  7: 'energy|electri|light|solar|charcoal|fuel|stove|lamp|energía|eléctri|luz|carbón|leña|combustible|estufa',
  8: 'work|job|wage|income|earn|employ|trade|trabaj|empleo|salario|sueldo|ingreso|ganan?\\b|ganar|oficio',
  9: 'road|internet|machine|industr|technolog|camino|máquina|tecnolog|conexión',
  10: 'equal|exclu|disab|migrant|refugee|accept|igual|discapac|refugiad|acept',
  11: 'city|cities|neighbour|housing|transport|street|ciudad|barrio|vecin|vivienda|calle',
  12: 'waste|recycl|repair|reus|replac|throw|longer|stay in use|basura|residuo|recicl|repar|reutiliz|reemplaz|durante años|desech',
  13: 'climate|carbon |emission|drought|flood|heat|smoke|clima|carbono|emision|sequía|inunda|calor|humo',
  14: 'sea\\b|seas\\b|ocean|fish|lake|river|mar |océano|pesc|pez|peces|lago|río',
  15: 'forest|tree|soil|animal|species|bosque|árbol|suelo|animal|especie',
  16: 'violen|peace|rights|court|corrupt|justice|safe from|paz|derecho|justicia|corrup',
  17: 'partner|alliance|network|together|alianza|aliad|redes|en conjunto',
}

/** What changes for people through the chosen activities, each once. */
export const outcomesOf = (plan: PlanData): readonly string[] => [
  ...new Set(chosenActivities(plan).flatMap(({ outcomes }) => outcomes ?? [])),
]

/** The outcomes whose words speak of a goal. A machine can only guess that: it proposes and decides nothing. */
export function fittingOutcomes(plan: PlanData, index: number): readonly string[] {
  const spoken = new RegExp(`(?<!\\p{L})(?:${stems[index] ?? '(?!)'})`, 'iu')
  return outcomesOf(plan).filter((outcome) => spoken.test(`${outcome} `))
}
