import { useEffect } from 'react'
import type { PlanView } from '#course/plan-view/plan-view.ts'
import { tellContents, tellCurrent } from '#web/shared/plan-contents.ts'

/** Tells the menu beside the page which parts there are and which of them is being read. */
export function useContents(view: PlanView | null): void {
  const names = view?.sections.map(({ id, mark, title }) => `${id}\n${mark}\n${title}`).join('\t') ?? ''
  useEffect(() => {
    if (names === '') return
    const lines = names.split('\t').map((line) => {
      const [id = '', mark = '', title = ''] = line.split('\n')
      return { id, mark, title }
    })
    tellContents(lines)
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting)
        if (seen) tellCurrent(seen.target.id)
      },
      { rootMargin: '-25% 0px -70% 0px' },
    )
    for (const { id } of lines) {
      const part = document.getElementById(id)
      if (part) observer.observe(part)
    }
    // The address may name a part that was not there when the page opened.
    const { hash } = window.location
    if (hash.length > 1) document.getElementById(hash.slice(1))?.scrollIntoView()
    return () => {
      observer.disconnect()
      tellContents([])
    }
  }, [names])
}
