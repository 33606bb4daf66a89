/** Words around an announcement, side by side. */
export const words = {
  en: { new: 'New', pinned: 'Pinned', otherLanguage: 'Written in Spanish only' },
  es: { new: 'Nuevo', pinned: 'Fijado', otherLanguage: 'Solo está en inglés' },
} as const
