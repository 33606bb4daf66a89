import { createContext, type ReactNode, useContext } from 'react'

type RenderIsland = (name: string) => string
export const IslandRenderer = createContext<RenderIsland | null>(null)

/** A part of a public page that comes alive in the browser; all around it stays plain HTML. */
export function Island({ name, children }: { name: string; children: ReactNode }) {
  const render = useContext(IslandRenderer)
  if (!render) return <div data-island={name}>{children}</div>
  // Our own markup, rendered at build time.
  return <div data-island={name} dangerouslySetInnerHTML={{ __html: render(name) }} />
}
