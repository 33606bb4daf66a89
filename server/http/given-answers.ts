import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Longer, nobody waits for it with an empty page: the page asks again. */
const patienceMs = 1000

/** What a page asks first, answered with its document, through the same door and with the same rights as the page's own request. */
export async function givenAnswers(
  app: FastifyInstance,
  request: FastifyRequest,
  asked: Readonly<Record<string, string>>,
): Promise<string> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), patienceMs)
  })
  const all = Promise.all(Object.entries(asked).map(([name, query]) => answerTo(app, request, name, query)))
  const answers = await Promise.race([all, late])
  clearTimeout(timer)
  if (!answers) return ''
  const text = JSON.stringify(Object.fromEntries(answers.flat()))
  return `<script type="application/json" id="given-answers">${text.replaceAll('<', '\\u003c')}</script>`
}

/** None where something is wrong: what to do then is the page's business. */
async function answerTo(app: FastifyInstance, { headers, ip }: FastifyRequest, name: string, query: string) {
  const answer = await app.inject({
    method: 'POST',
    url: '/graphql',
    remoteAddress: ip,
    headers: { 'content-type': 'application/json', cookie: headers.cookie ?? '' },
    payload: { query },
  })
  const body: { errors?: unknown } = answer.statusCode === 200 ? answer.json() : { errors: [] }
  return body.errors === undefined ? [[name, body] as const] : []
}
