import { isPlural } from './plural.ts'

const words = (text: string) => new Set(text.split(/\s+/))
// What stands before a name and may be read.
const titles = words(
  `doña don dr dra prof profa mr mrs ms miss sr sra srta señora señor ing lic sister brother mama mamá papa papá tía tío
  padre hermana hermano family familia nurse teacher doctor doctora enfermera enfermero profesora profesor maestra maestro
  ingeniera ingeniero chief pastor mayor alcalde alcaldesa director directora farmer seller vendedora vendedor vecina
  vecino mother madre`,
)
// Groups, which are nobody's name.
const groups = words(
  `group groups people community association cooperative committee school women men
  grupo gente comunidad asociación cooperativa comité escuela club junta`,
)
const particles = words('de del la las los y van von bin da dos el al')
const beforePlaces = words('in at from near of en de del desde por cerca')

const bare = (word: string) => word.toLowerCase().replace(/\.$/, '')
const isCapital = (word: string | undefined) => word !== undefined && /^\p{Lu}[\p{L}.'’-]*$/u.test(word)

/** A person's name in front of the first comma as initials: "Doña Rosa, market seller" is "Doña R., market seller". */
export function withInitials(text: string): string {
  const end = text.search(/[,;:(–—]/)
  const head = (end < 0 ? text : text.slice(0, end)).trim()
  const rest = end < 0 ? '' : text.slice(end)
  const short = shortened(head.split(/\s+/), end >= 0)
  return rest.startsWith(',') || rest === '' ? `${short}${rest}` : `${short} ${rest}`
}

function shortened(head: readonly string[], isSeparated: boolean): string {
  if (isGroup(head)) return head.join(' ')
  const isAlone = head.length === 1 && isSeparated
  const said: string[] = []
  for (let at = 0; at < head.length; ) {
    const { short, end, capitals, hasTitle } = nameFrom(head, at)
    const isPlace = beforePlaces.has(bare(head[at - 1] ?? ''))
    const isName = capitals > 1 || (capitals === 1 && (hasTitle || isAlone))
    const next = Math.max(end, at + 1)
    said.push(...(isName && !isPlace ? short : head.slice(at, next)))
    at = next
  }
  return said.join(' ')
}

/** "Grupo de …", "Madres de …": where several are meant. */
function isGroup([first = '', second = '']: readonly string[]): boolean {
  return groups.has(bare(first)) || (isPlural(bare(first)) && particles.has(bare(second)))
}

/** The words from here on that could be a name, and the same as initials. */
function nameFrom(head: readonly string[], start: number) {
  const short: string[] = []
  let [end, capitals, hasTitle] = [start, 0, false]
  for (let at = start; at < head.length; at += 1) {
    const word = head[at] ?? ''
    if (isCapital(word)) {
      const isTitle = titles.has(bare(word))
      short.push(isTitle ? word : `${word.charAt(0)}.`)
      hasTitle ||= isTitle
      capitals += isTitle ? 0 : 1
      end = at + 1
    } else if (at === start || !particles.has(bare(word))) break
  }
  return { short, end, capitals, hasTitle }
}

const mail = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g
const digits = /\+?\(?\d[\d\s().-]{5,}\d/g
// Days, spans of years and round amounts are no telephone numbers.
const otherNumbers = /^\d{4}-\d\d-\d\d$|^(?:19|20)\d\d\s?-\s?(?:19|20)\d\d$|^\d{1,3}(?:[ .]\d{3})*[ .]\d00$/

/** A text without e-mail addresses and telephone numbers. */
export function withoutContacts(text: string): string {
  const isPhone = (found: string) => found.replace(/\D/g, '').length >= 7 && !otherNumbers.test(found.trim())
  const kept = text.replace(mail, '').replace(digits, (found) => (isPhone(found) ? '' : found))
  if (kept === text) return text
  return kept
    .replace(/\([\s,;·]*\)/g, '')
    .replace(/\s*([,;·])(?:\s*[,;·])*/g, '$1')
    .replace(/[ \t]+/g, ' ')
    .replace(/[\s,;:·]+$/, '')
    .trim()
}
