import { type ReactNode, useEffect, useRef, useState } from 'react'
import { CourseGate } from '#web/app/course-gate.tsx'
import { useCurrentRoute } from '#web/app/current-route.tsx'
import { ModuleGate } from '#web/app/module-gate.tsx'
import { Frame } from '#web/app/shell/frame.tsx'
import { useText } from '#web/i18n/text.tsx'
import { layouts } from './layouts.ts'
import classes from './page-layout.module.css'

type Props = { title: string; pathname: string; children: ReactNode }

export function PageLayout({ title, pathname, children }: Props) {
  const { route } = useCurrentRoute()
  const layout = layouts[route.layout]
  const text = useText()
  const main = useRef<HTMLElement>(null)
  const opened = useRef(pathname)
  const [announced, setAnnounced] = useState('')

  // After a navigation the focus and the screen reader start at the new page's content.
  useEffect(() => {
    if (opened.current === pathname) return
    opened.current = pathname
    main.current?.focus({ preventScroll: true })
    setAnnounced(text('frame.opened', { page: title }))
  }, [pathname, title, text])

  return (
    <Frame layout={layout}>
      <main id="content" ref={main} tabIndex={-1} className={classes[layout.width]}>
        {layout.course ? (
          <CourseGate>
            <ModuleGate>{children}</ModuleGate>
          </CourseGate>
        ) : (
          children
        )}
      </main>
      <div className="visually-hidden" aria-live="polite">
        {announced}
      </div>
    </Frame>
  )
}
