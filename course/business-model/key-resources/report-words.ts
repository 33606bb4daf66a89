/** Words of the printed resources, side by side. */
export const reportWords = {
  en: { head: ['Kind', 'Resource', 'Do we have it?'], have: 'Yes', need: 'Still needed' },
  es: { head: ['Tipo', 'Recurso', '¿Lo tenemos?'], have: 'Sí', need: 'Todavía falta' },
} as const
