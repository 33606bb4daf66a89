export const graphqlResponse = 'application/graphql-response+json'
export const plainJson = 'application/json'

export type MediaType = {
  readonly type: typeof graphqlResponse | typeof plainJson
  readonly isNamed: boolean
}

/**
 * What the caller wants of the two types we answer with. Plain JSON is for everybody who names neither; who names it is an
 * older client, which expects 200 also where the document was refused.
 */
export function mediaTypeOf(accept: string | undefined): MediaType {
  if (accept !== last.accept) last = { accept, type: readType(accept) }
  return last.type
}

// Nearly all who ask are our own pages, which ask alike.
let last = { accept: undefined as string | undefined, type: readType(undefined) }

function readType(accept = ''): MediaType {
  const wanted = accept
    .split(',')
    .map((range) => {
      const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
      const quality = parameters.find((parameter) => parameter.startsWith('q='))
      return { type, quality: quality ? Number(quality.slice(2)) || 0 : 1 }
    })
    .filter(({ type, quality }) => quality > 0 && (type === graphqlResponse || type === plainJson))
    .sort((a, b) => b.quality - a.quality)
  const isNamed = wanted.length > 0
  return { type: wanted[0]?.type === graphqlResponse ? graphqlResponse : plainJson, isNamed }
}
