import { Anchor } from '@mantine/core'
import { Fragment, type ReactNode } from 'react'
import { linksIn } from './links-in.ts'

/** A text whose links lead out of the platform, in a page of their own. */
export function withLinks(text: string): ReactNode {
  return linksIn(text).map((piece, index) =>
    piece.href ? (
      <Anchor
        key={index}
        href={piece.href}
        target="_blank"
        rel="noopener noreferrer"
        inherit
        underline="always"
      >
        {piece.text}
      </Anchor>
    ) : (
      <Fragment key={index}>{piece.text}</Fragment>
    ),
  )
}
