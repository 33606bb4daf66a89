import { createContext, useContext } from 'react'

/** Given at build time: the markup of an island, rendered apart so that the browser can take it over alone. */
export const IslandMarkup = createContext<(name: string) => string>(() => '')

/** A part of a public page that comes alive in the browser; all around it stays plain HTML. */
export function Island({ name }: { name: string }) {
  const markupOf = useContext(IslandMarkup)
  // Our own markup, rendered at build time.
  return <div data-island={name} dangerouslySetInnerHTML={{ __html: markupOf(name) }} />
}
