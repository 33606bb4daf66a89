const longest = 60

/** The header that saves an answer under a name: the plain one for old programs, the true one as RFC 5987 writes it. */
export function attachmentNamed(parts: readonly string[], extension: string): string {
  const name = parts.map(cleaned).filter(Boolean).join('-') || 'document'
  const file = `${name}.${extension}`
  const plain = file
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|%/gu, '_')
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded(file)}`
}

// What a file system or a header could misread.
const cleaned = (text: string) =>
  [...text.toWellFormed().replace(/[\p{C}\p{Zl}\p{Zp}\\/:*?"<>|;]/gu, ' ')]
    .slice(0, longest)
    .join('')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '')

const encoded = (text: string) =>
  encodeURIComponent(text).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
