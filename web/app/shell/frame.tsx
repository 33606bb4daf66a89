import type { ReactNode } from 'react'
import type { LayoutVariant } from '#web/app/layouts/layouts.ts'

/** Everything around the content of a page: bars, drawers, footer, as the layout says. */
export function Frame(props: { layout: LayoutVariant; children: ReactNode }) {
  return (
    <div data-drawer={props.layout.drawer}>
      <header />
      {props.children}
    </div>
  )
}
