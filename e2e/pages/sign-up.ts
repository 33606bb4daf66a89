import type { Locator, Page } from 'playwright-core'
import type { Locale } from '#web/i18n/locale.ts'

/** What a person reads on the way from a link to a sent application. */
export const words = {
  en: {
    create: 'Create my account',
    sent: 'Check your mail',
    email: 'E-mail',
    password: 'Password',
    logIn: 'Log in',
    next: 'Save and go on',
    finish: 'Send my application',
    required: 'This field is required',
    finished: 'Your application is in',
    iAm: /^I am/,
    country: /^Country where/,
    languages: /^Languages for/,
    code: /^Country code/,
    phone: /^Phone or/,
    bio: /^Introduce/,
  },
  es: {
    create: 'Crear mi cuenta',
    sent: 'Revisa tu correo',
    email: 'Correo electrónico',
    password: 'Contraseña',
    logIn: 'Iniciar sesión',
    next: 'Guardar y seguir',
    finish: 'Enviar mi postulación',
    required: 'Este campo es obligatorio',
    finished: 'Tu postulación fue enviada',
    iAm: /^Soy/,
    country: /^País donde/,
    languages: /^Idiomas para/,
    code: /^Código de/,
    phone: /^Teléfono/,
    bio: /^Preséntate/,
  },
} as const satisfies Record<Locale, Record<string, string | RegExp>>

export const phrase = 'kite over the harbour'
/** A reason to join of a length that is taken. */
export const fiftyWords = 'I want to learn how to sell what our weavers make. '.repeat(6)
const agreements = ['commitTime', 'commitConfidentiality', 'commitData', 'privacy', 'commitInformation']

type Newcomer = { first: string; last: string; email: string }

export async function fillSignUp(page: Page, { first, last, email }: Newcomer): Promise<void> {
  await page.locator('[name=first_name]').fill(first)
  await page.locator('[name=last_name]').fill(last)
  await page.locator('[name=email]').fill(email)
  await page.locator('[name=password]').fill(phrase)
  await page.locator('[name=passwordAgain]').fill(phrase)
  for (const name of agreements) await page.locator(`[name=${name}]`).check()
}

export async function logInWith(page: Page, locale: Locale, email: string): Promise<void> {
  const form = page.locator('form')
  await form.getByLabel(words[locale].email).fill(email)
  await form.getByLabel(words[locale].password, { exact: true }).fill(phrase)
  await form.getByRole('button', { name: words[locale].logIn }).click()
}

/** Opens a list, types what narrows it down, and takes the first that is left. */
export async function choose(field: Locator, typed: string): Promise<void> {
  await field.click()
  if (typed) await field.page().keyboard.type(typed)
  await field.page().locator('[role=option]:visible').first().click()
  await field.page().keyboard.press('Escape')
}

export async function fillAbout(page: Page, locale: Locale, language: string): Promise<void> {
  const form = page.locator('form')
  await choose(form.getByLabel(words[locale].iAm).first(), '')
  await choose(form.getByLabel(words[locale].country).first(), 'Per')
  await choose(form.getByLabel(words[locale].languages).first(), language)
  await form.getByLabel(words[locale].bio).fill('I grew up between looms and maize fields.')
}

export async function fillContact(page: Page, locale: Locale): Promise<void> {
  const form = page.locator('form')
  await choose(form.getByLabel(words[locale].code).first(), 'Per')
  await form.getByLabel(words[locale].phone).fill('987 654 321')
}

export async function goOn(page: Page, locale: Locale): Promise<void> {
  await page.locator('form').getByRole('button', { name: words[locale].next }).click()
}

export function heading(page: Page, name: string): Locator {
  return page.getByRole('heading', { name, exact: true })
}
