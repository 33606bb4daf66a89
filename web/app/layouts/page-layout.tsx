import { type ReactNode, useEffect, useRef } from 'react'
import { CourseGate } from '#web/app/course-gate.tsx'
import { useCurrentRoute } from '#web/app/current-route.tsx'
import { ModuleGate } from '#web/app/module-gate.tsx'
import { Frame } from '#web/app/shell/frame.tsx'
import { layouts } from './layouts.ts'
import classes from './page-layout.module.css'

type Props = { pathname: string; children: ReactNode }

export function PageLayout({ pathname, children }: Props) {
  const { route } = useCurrentRoute()
  const layout = layouts[route.layout]
  const main = useRef<HTMLElement>(null)
  const opened = useRef(pathname)

  // After a navigation the focus starts at the new page's content.
  useEffect(() => {
    if (opened.current === pathname) return
    opened.current = pathname
    main.current?.focus({ preventScroll: true })
  }, [pathname])

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
    </Frame>
  )
}
