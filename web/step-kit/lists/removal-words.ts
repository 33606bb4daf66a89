export const removalWords = {
  en: {
    remove: 'Remove',
    keep: 'Keep it',
    ask: 'Remove this?',
    removed: 'Removed',
    undo: 'Undo',
    canUndo: 'Ctrl+Z puts it back.',
    isBack: 'Put back',
  },
  es: {
    remove: 'Quitar',
    keep: 'Dejarlo',
    ask: '¿Quitar esto?',
    removed: 'Quitado',
    undo: 'Deshacer',
    canUndo: 'Con Ctrl+Z vuelve.',
    isBack: 'De vuelta en su lugar',
  },
} as const
