import { createInstance, type i18n } from 'i18next'
import { createContext, type ReactNode, useContext } from 'react'
import { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next'
import type cohortAdminTexts from './areas/cohort-admin.en.json'
import type formsTexts from './areas/forms.en.json'
import type homeTexts from './areas/home.en.json'
import type joiningTexts from './areas/joining.en.json'
import type matchingTexts from './areas/matching.en.json'
import type profileTexts from './areas/profile.en.json'
import type coreTexts from './en.json'
import type { Locale } from './locale.ts'
import type publicTexts from './public.en.json'

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
type Values = Record<string, string | number>
export type Text = (key: TextKey, values?: Values) => string
export type PublicText = (key: PublicTextKey, values?: Values) => string

export function createTexts(locale: Locale, texts: object): i18n {
  const instance = createInstance({
    lng: locale,
    fallbackLng: 'en',
    resources: { [locale]: { translation: texts } },
    interpolation: { escapeValue: false },
    initAsync: false,
  })
  instance.use(initReactI18next).init()
  return instance
}

const LocaleContext = createContext<Locale>('en')

export function TextProvider(props: { locale: Locale; texts: i18n; children: ReactNode }) {
  return (
    <LocaleContext value={props.locale}>
      <I18nextProvider i18n={props.texts}>{props.children}</I18nextProvider>
    </LocaleContext>
  )
}

export function useLocale(): Locale {
  return useContext(LocaleContext)
}

export function useText(): Text {
  return useTranslation().t as unknown as Text
}

/** For web/features/public only: its texts are shipped apart from the application's. */
export function usePublicText(): PublicText {
  return useTranslation().t as unknown as PublicText
}
