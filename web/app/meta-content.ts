/** What the server wrote into the page; empty where it left the placeholder or the page is served without it. */
export function metaContent(name: string): string {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? ''
  return content.startsWith('%') ? '' : content
}
