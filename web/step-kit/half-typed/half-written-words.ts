const texts = (n: number) => `${n} ${n === 1 ? 'text' : 'texts'}`
const textos = (n: number) => `${n} ${n === 1 ? 'texto' : 'textos'}`

export const words = {
  en: {
    notAdded: (n: number) => `Not added yet: ${texts(n)}`,
    notSaved: (n: number) => `Not saved yet: ${texts(n)}`,
    title: 'Half-written texts',
    about: 'They are kept on this device, but they are not part of your plan yet.',
    aboutShared: 'They are kept until you close this tab, but they are not part of your plan yet.',
    empty: 'Emptied',
    otherModule: 'In another module',
    goTo: 'Go to it',
    copy: 'Copy',
    copied: 'Copied',
    discard: 'Discard',
    noPlace: 'What it belongs to is no longer here. Copy the text, or discard it.',
    close: 'Close',
  },
  es: {
    notAdded: (n: number) => `Falta agregar: ${textos(n)}`,
    notSaved: (n: number) => `Falta guardar: ${textos(n)}`,
    title: 'Textos a medio escribir',
    about: 'Se conservan en este dispositivo, pero todavía no son parte de tu plan.',
    aboutShared: 'Se conservan hasta que cierres esta pestaña, pero todavía no son parte de tu plan.',
    empty: 'Vaciado',
    otherModule: 'En otro módulo',
    goTo: 'Ir ahí',
    copy: 'Copiar',
    copied: 'Copiado',
    discard: 'Descartar',
    noPlace: 'Ya no está aquello a lo que pertenece. Copia el texto o descártalo.',
    close: 'Cerrar',
  },
} as const
