import { type IStylesOptions, LevelFormat, LineRuleType } from 'docx'

export const colours = {
  ink: '211E1A',
  soft: '5F5950',
  line: 'E4E0D7',
  leaf: '78B96A',
  leafInk: '326328',
  leafWash: 'EEF6EB',
  voiceInk: '7F3A74',
  voiceWash: 'F8F0F6',
  warnInk: '7A4D00',
  warnWash: 'FFF5DC',
}

const font = 'Calibri'

/** Sizes in half points, distances in twentieths of a point. */
export const stylesFor = (language: string): IStylesOptions => ({
  default: {
    document: {
      run: { font, size: 22, color: colours.ink, language: { value: language } },
      // Without the rule some programs take the height as fixed, and cut pictures and titles off.
      paragraph: { spacing: { after: 140, line: 288, lineRule: LineRuleType.AUTO } },
    },
    title: {
      run: { font, size: 60, bold: true, color: colours.ink },
      paragraph: { spacing: { before: 40, after: 80 } },
    },
    heading1: {
      run: { font, size: 34, bold: true, color: colours.ink },
      paragraph: { spacing: { before: 420, after: 160 }, keepNext: true },
    },
    heading2: {
      run: { font, size: 24, bold: true, color: colours.leafInk },
      paragraph: { spacing: { before: 200, after: 80 }, keepNext: true },
    },
    heading3: {
      run: { font, size: 22, bold: true, color: colours.ink },
      paragraph: { spacing: { before: 160, after: 60 }, keepNext: true },
    },
  },
  paragraphStyles: [
    { id: 'Kind', name: 'Kind', basedOn: 'Normal', run: { size: 20, bold: true, color: colours.leafInk } },
    { id: 'Subtitle', name: 'Subtitle', basedOn: 'Normal', run: { size: 30, color: colours.soft } },
    {
      id: 'Figure',
      name: 'Figure',
      basedOn: 'Normal',
      run: { size: 30, bold: true, color: colours.leafInk },
      paragraph: { spacing: { after: 20 } },
    },
    { id: 'Contents', name: 'Contents', basedOn: 'Normal', run: { size: 34, bold: true } },
    { id: 'Lead', name: 'Lead', basedOn: 'Normal', run: { size: 25 } },
    { id: 'Muted', name: 'Muted', basedOn: 'Normal', run: { color: colours.soft } },
    { id: 'Cell', name: 'Cell', basedOn: 'Normal', run: { size: 20 }, paragraph: { spacing: { after: 0 } } },
    {
      id: 'Quote',
      name: 'Quote',
      basedOn: 'Normal',
      quickFormat: true,
      run: { italics: true },
      paragraph: { indent: { left: 360 } },
    },
  ],
})

export const orderedList = {
  reference: 'ordered',
  levels: [
    {
      level: 0,
      format: LevelFormat.DECIMAL,
      text: '%1.',
      style: { paragraph: { indent: { left: 500, hanging: 360 } } },
    },
  ],
}
