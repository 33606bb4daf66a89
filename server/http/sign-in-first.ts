/** Letters of any language. What else may stand in an address is read by the pages. */
const plain = /^(?:[\w\-.~/]|%[c-f][0-9a-f](?:%[89ab][0-9a-f])+)*$/i

/**
 * Where somebody without a session is sent: the login, which leads back here. The pages do it in the same way, letter for
 * letter, for whoever comes with a session that has ended. Null where that is left to them.
 */
export function signInFirst(url: string): string | null {
  const [address = '', ...queries] = url.split('?')
  const [, locale = '', path = ''] = /^(\/es(?=\/|$))?(.*)$/.exec(address) ?? []
  const readable = plain.test(path) ? decoded(path) : null
  if (readable === null) return null
  const asked = Object.fromEntries(new URLSearchParams(queries.join('?')))
  const search = new URLSearchParams(asked).toString()
  const wanted = readable + (search && `?${search}`)
  return `${locale}/login${wanted === '/home' ? '' : `?next=${encodeURIComponent(wanted)}`}`
}

function decoded(path: string): string | null {
  try {
    return decodeURI(path)
  } catch {
    return null
  }
}
