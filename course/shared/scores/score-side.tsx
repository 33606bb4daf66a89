import type { ReactNode } from 'react'
import type { Picture } from '#domain/report/picture.ts'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Soft } from '#web/step-kit/layout/said.tsx'
import { List, Stack } from '#web/step-kit/layout/stack.tsx'
import { PictureDrawing } from '#web/step-kit/report/picture-drawing.tsx'

type Props = {
  id?: string
  level?: 2 | 3
  picture: Picture
  text: { readonly chart: string; readonly ranking: string; readonly noBubbles: string }
  /** Each that has its scores, the best first. */
  children: readonly ReactNode[]
}

/** A chart of scores, and the same in words below. */
export function ScoreSide({ level = 2, picture, text, children, ...rest }: Props) {
  return (
    <Stack gap="m" {...rest}>
      <Heading level={level}>{text.chart}</Heading>
      <PictureDrawing style={{ width: '100%', maxWidth: '24rem' }} picture={picture} />
      {children.length === 0 ? (
        <Soft>{text.noBubbles}</Soft>
      ) : (
        <>
          <Heading level={3}>{text.ranking}</Heading>
          <List isOrdered gap="s">
            {children}
          </List>
        </>
      )}
    </Stack>
  )
}
