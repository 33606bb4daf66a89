import { createContext, type ReactNode, useContext } from 'react'
import type appTexts from './en.json'
import type { Locale } from './locale.ts'
import { createTexts, type Texts, type Values } from './texts.ts'

type Leaf<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${Leaf<T[K]>}`
}[keyof T & string]

/** `page_one` and `page_other` are written once as `page` with a count. */
type Plural<K extends string> = K extends `${infer Stem}_${'one' | 'other'}` ? Stem : K

export type TextKey = Plural<Leaf<typeof appTexts>>
export type Text = (key: TextKey, values?: Values) => string

const LocaleContext = createContext<Locale>('en')

/** For pages that have all their words beside their components. */
export const LocaleProvider = LocaleContext.Provider

const TextsContext = createContext<Texts>(createTexts('en', {}))

export function TextProvider(props: { locale: Locale; texts: Texts; children: ReactNode }) {
  return (
    <LocaleContext value={props.locale}>
      <TextsContext value={props.texts}>{props.children}</TextsContext>
    </LocaleContext>
  )
}

export function useLocale(): Locale {
  return useContext(LocaleContext)
}

export function useText(): Text {
  return useContext(TextsContext).t
}
