export type Piece = { readonly text: string; readonly href: string | null }

// What is written as [words](address); a picture, with its mark in front, is none. Or an address by itself.
const marked = /(?<!!)\[([^[\]\n]+)\]\(([^()\s]+)\)/
const bare = /https?:\/\/[^\s<>()[\]"]*[^\s<>()[\]".,;:!?]/
const either = new RegExp(`${marked.source}|(${bare.source})`, 'g')

/** A text in pieces, those that lead somewhere with their address. Only web pages and mailboxes are led to. */
export function linksIn(text: string): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const found of text.matchAll(either)) {
    const [whole, words, address, alone] = found
    const href = safe(alone ?? address ?? '')
    if (!href) continue
    if (found.index > at) pieces.push({ text: text.slice(at, found.index), href: null })
    pieces.push({ text: words ?? whole, href })
    at = found.index + whole.length
  }
  if (at < text.length) pieces.push({ text: text.slice(at), href: null })
  return pieces
}

const schemes = ['http:', 'https:', 'mailto:']

function safe(address: string): string | null {
  const url = URL.parse(address)
  return url && schemes.includes(url.protocol) ? url.href : null
}
