/** Letters of any language. What else may stand in an address is read by the pages. */
const plain = /^(?:[\w\-.~/]|%[c-f][0-9a-f](?:%[89ab][0-9a-f])+)*$/i

/**
 * Where somebody without a session is sent: the login, which leads back here. The pages do it in the same way, letter for
 * letter, for whoever comes with a session that has ended. Null where that is left to them.
 */
export function signInFirst(url: string): string | null {
  const [address = '', ...queries] = url.split('?')
  const [, locale = '', path = ''] = /^(\/es(?=\/|$))?(.*)$/.exec(address) ?? []
  if (!plain.test(path) || !isReadable(path)) return null
  const search = queries.join('?')
  const wanted = path + (search && `?${search}`)
  return `${locale}/login${wanted === '/home' ? '' : `?next=${encodeURIComponent(wanted)}`}`
}

function isReadable(path: string): boolean {
  try {
    decodeURI(path)
    return true
  } catch {
    return false
  }
}
