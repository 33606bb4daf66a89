import { createContext, type ReactNode, useContext } from 'react'
import type cohortAdminTexts from './areas/cohort-admin.en.json'
import type formsTexts from './areas/forms.en.json'
import type homeTexts from './areas/home.en.json'
import type joiningTexts from './areas/joining.en.json'
import type matchingTexts from './areas/matching.en.json'
import type profileTexts from './areas/profile.en.json'
import type coreTexts from './en.json'
import type { Locale } from './locale.ts'
import type publicTexts from './public.en.json'
import { createTexts, type Texts, type Values } from './texts.ts'

/** What every page has, and what comes with the screens that use it (see load-texts.ts). */
type AppTexts = typeof coreTexts &
  typeof homeTexts &
  typeof cohortAdminTexts &
  typeof matchingTexts &
  typeof joiningTexts &
  typeof formsTexts &
  typeof profileTexts

type Leaf<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${Leaf<T[K]>}`
}[keyof T & string]

/** `page_one` and `page_other` are written once as `page` with a count. */
type Plural<K extends string> = K extends `${infer Stem}_${'one' | 'other'}` ? Stem : K

export type TextKey = Plural<Leaf<AppTexts>>
export type PublicTextKey = Plural<Leaf<typeof publicTexts>>
export type Text = (key: TextKey, values?: Values) => string
export type PublicText = (key: PublicTextKey, values?: Values) => string

const LocaleContext = createContext<Locale>('en')
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

/** For web/features/public only: its texts are shipped apart from the application's. */
export function usePublicText(): PublicText {
  return useContext(TextsContext).t
}
