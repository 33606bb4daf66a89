import { Fragment, type ReactNode } from 'react'

/** A sentence with numbers that can be pressed in the places of their {names}. */
export function Filled({ text, values }: { text: string; values: Readonly<Record<string, ReactNode>> }) {
  return text
    .split(/\{(\w+)\}/)
    .map((piece, index) => <Fragment key={index}>{index % 2 === 1 ? values[piece] : piece}</Fragment>)
}
