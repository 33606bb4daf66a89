import { Markdown } from '#web/ui/markdown.tsx'
import classes from './agreement.module.css'

/** The agreement as a sheet of paper. Its own title is below the title of the page. */
export function AgreementText({ source }: { source: string }) {
  return (
    <article className={classes.sheet}>
      <Markdown source={source} firstOrder={2} />
    </article>
  )
}
