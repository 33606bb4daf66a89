export type QuestionChecks = {
  /** Cannot be answered with yes or no. */
  readonly open: boolean
  /** Asks what happened, not what might. */
  readonly past: boolean
  /** Carries no opinion of the one who asks. */
  readonly neutral: boolean
}

const leading =
  /^(do you (think|believe|agree|feel)|would(n.t)? (you|it|they)|don.t you|isn.t it|aren.t you|if (you|there)|crees que|cree (usted )?que|piensas que|usarías|usaría|comprarías|compraría|pagarías|pagaría|te gustaría|le gustaría|no (te|le) parece|no crees|no cree|si (hubiera|tuvieras|tuviera|existiera))(?!\p{L})/u

const closed =
  /^(do|does|did|is|are|was|were|will|would|can|could|should|have|has|had|don.t|didn.t|isn.t|aren.t|es|son|está|están|tienes?|hay|usas?|sabes?|puedes?|quieres?|has|ha|te|le|les|se|eres|fue|fueron)(?!\p{L})/u

const asksOpenly =
  /(?<!\p{L})(how|what|why|which|when|where|who|whom|tell me|describe|show me|walk me|cómo|qué|cuál|cuáles|cuándo|cuánt[oa]s?|dónde|quién|quiénes|cuéntame|cuénteme|cuéntenos|descríbeme|descríbame|háblame|hábleme|muéstrame|muéstreme|explícame|explíqueme)(?!\p{L})/u

const pastWords =
  /(?<!\p{L})(last|yesterday|ago|did|was|were|had|went|sold|bought|paid|told|came|took|got|made|spent|lost|left|gave|said|found|kept|saw|felt|began|chose|\p{L}{2,}(?<!e)ed|últim[oa]s?|pasad[oa]s?|ayer|hace|anterior|antes|fue|fueron|hizo|hiciste|hicieron|pudo|pudiste|tuvo|tuviste|tuvieron|dijo|dijeron|\p{L}+(aste|iste|aron|ieron|aba|aban)|\p{L}{2,}ó)(?!\p{L})/u

/** "Could you tell me …" is no question for a yes or a no, only a polite one. */
const polite =
  /^(can|could|would|will) you (please )?(tell me|describe|show me|walk me|explain)|^((me|nos) )?(puedes?|podrías?) (contar|describir|explicar|hablar|mostrar)(me|nos)?(?!\p{L})/u

/** What can be told about a question from its words, in English or Spanish. Hints, never a verdict. */
export function checksOfQuestion(text: string): QuestionChecks {
  const sentences = text
    .toLowerCase()
    .replaceAll('’', "'")
    .split(/[.?!¿¡…:]+/)
    .map((sentence) => sentence.trim().replace(polite, 'tell me'))
    .filter(Boolean)
  return {
    open: sentences.some((sentence) => asksOpenly.test(sentence) && !closed.test(sentence)),
    past: sentences.some((sentence) => pastWords.test(sentence)),
    neutral: !sentences.some((sentence) => leading.test(sentence)),
  }
}
