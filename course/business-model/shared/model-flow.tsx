import { useLocale } from '#web/i18n/text.tsx'
import { PictureDrawing } from '#web/step-kit/report/picture-drawing.tsx'
import { flowPicture } from './flow-picture.ts'
import classes from './gallery.module.css'
import { flowOf } from './model-flows.ts'

/** The drawing of a model, where it has one. */
export function ModelFlow({ id, name }: { id: string; name: string }) {
  const locale = useLocale()
  const flow = flowOf(id)
  if (!flow) return null
  return <PictureDrawing className={classes.flow} picture={flowPicture(flow, name, locale)} />
}
