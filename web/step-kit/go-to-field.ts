const fields = ['input, textarea, select', 'button, [tabindex]']

/** Goes to a place of a step. False where nothing there can have the focus. */
export function goToField(body: HTMLElement | null, field: string | undefined): boolean {
  const place = field ? body?.querySelector(`[data-field="${CSS.escape(field)}"]`) : null
  // Where something is typed, before the button of its comments.
  const target = fields.map((one) => place?.querySelector<HTMLElement>(one)).find(Boolean)
  place?.scrollIntoView({ block: 'center' })
  target?.focus({ preventScroll: true })
  return target !== undefined && target === document.activeElement
}

/** Behind the hash sign, as `price:…`: a step that is opened by such a link begins there. */
export const fieldHash = (field: string | null | undefined) => (field ? `#${encodeURIComponent(field)}` : '')
