import { described } from './controls.ts'

const attributes = ['aria-label', 'placeholder', 'title', 'alt'] as const

/** Every text of the page, or of a part of it: what is seen, and what screen readers say. */
export function shownTexts(part = 'body'): string[] {
  const texts = new Set<string>()
  const place = document.querySelector(part) ?? document.body
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.add(node.textContent ?? '')
  for (const element of place.querySelectorAll('*:not([aria-hidden="true"])'))
    for (const name of attributes) texts.add(element.getAttribute(name) ?? '')
  return [...texts].map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter((text) => /\p{L}/u.test(text))
}

type Given = { readonly texts: readonly string[]; readonly language: string }

/** Texts of the plan that stand there as if they were in the language of the page. */
export function withoutLanguage({ texts, language }: Given): string[] {
  const known = new Set(texts)
  const isWithout = (element: Element) =>
    known.has(ownText(element)) && element.closest('[lang]')?.getAttribute('lang') !== language
  return [...document.querySelectorAll('main *')]
    .filter(isWithout)
    .map((element) => `not said to be ${language}: ${described(element)}`)
}

function ownText(element: Element): string {
  if (element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement)
    return element.value.trim()
  const own = [...element.childNodes].map((node) => (node instanceof Text ? node.data : ''))
  return own.join('').trim()
}
