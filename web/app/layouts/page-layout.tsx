import { type ReactNode, useEffect, useRef } from 'react'
import { useCurrentRoute } from '#web/app/current-route.tsx'
import { Frame } from '#web/app/shell/frame.tsx'
import { useText } from '#web/i18n/text.tsx'
import { layouts } from './layouts.ts'
import classes from './page-layout.module.css'

export function PageLayout({ title, children }: { title: string; children: ReactNode }) {
  const { route } = useCurrentRoute()
  const layout = layouts[route.layout]
  return (
    <Frame layout={layout}>
      <MainContent title={title} width={layout.width}>
        {children}
      </MainContent>
    </Frame>
  )
}

/** After a navigation the focus and the screen reader start at the new page's content. */
function MainContent(props: { title: string; width: 'reading' | 'canvas' | 'full'; children: ReactNode }) {
  const text = useText()
  const main = useRef<HTMLElement>(null)
  const shown = useRef(props.title)
  useEffect(() => {
    if (shown.current === props.title) return
    shown.current = props.title
    main.current?.focus({ preventScroll: true })
  }, [props.title])
  return (
    <>
      <main id="content" ref={main} tabIndex={-1} className={classes[props.width]}>
        {props.children}
      </main>
      <div className="visually-hidden" aria-live="polite">
        {shown.current === props.title ? '' : text('frame.opened', { page: props.title })}
      </div>
    </>
  )
}
