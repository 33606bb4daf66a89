import { Button } from '@mantine/core'
import { useState } from 'react'
import { useLocale } from '#web/i18n/text.tsx'
import classes from './cohort-admin.module.css'
import { cohortAdminWords } from './words.ts'

const step = 40

/** Long lists grow on demand; a cohort may have hundreds of projects. */
export function useShowMore<T>(all: readonly T[]) {
  const text = cohortAdminWords[useLocale()]
  const [count, setCount] = useState(step)
  const left = all.length - count
  const more =
    left > 0 ? (
      <Button variant="default" className={classes.more ?? ''} onClick={() => setCount(count + step)}>
        {text.more(left)}
      </Button>
    ) : null
  return { shown: all.slice(0, count), more }
}
