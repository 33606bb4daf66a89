import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core'

/** Shade 5 is the specified #78B96A: surfaces, marks, progress. Shade 7 carries white text. */
const green: MantineColorsTuple = [
  '#f1f8ee',
  '#e2f0dd',
  '#c6e1bd',
  '#a7d19b',
  '#8fc582',
  '#78b96a',
  '#58994a',
  '#3f7a34',
  '#326328',
  '#264d1e',
]

/** The mentor's voice: comments and approval, nothing else. */
const voice: MantineColorsTuple = [
  '#f8f0f6',
  '#eedfeb',
  '#dcbdd6',
  '#c998c0',
  '#b877ac',
  '#a95f9c',
  '#97498a',
  '#7f3a74',
  '#662f5d',
  '#4d2446',
]

const purple: MantineColorsTuple = [
  '#f5f0fb',
  '#e6daf4',
  '#cdb4ea',
  '#b28bdf',
  '#9b68d5',
  '#8a4fcb',
  '#7a3fbc',
  '#6a34a6',
  '#572b89',
  '#44226b',
]

const teal: MantineColorsTuple = [
  '#e8f6f3',
  '#d0ebe5',
  '#a1d7cb',
  '#6fc2b0',
  '#46b19a',
  '#1f9f86',
  '#148570',
  '#0e6f5d',
  '#0b5a4c',
  '#08453a',
]

const cyan: MantineColorsTuple = [
  '#e6f6f9',
  '#cbeaf0',
  '#98d6e2',
  '#62c0d2',
  '#38aec4',
  '#169bb4',
  '#0f8299',
  '#0b6c80',
  '#085868',
  '#064450',
]

const orange: MantineColorsTuple = [
  '#fdf2e7',
  '#fae2ca',
  '#f4c493',
  '#eea55b',
  '#e98a2e',
  '#dd7412',
  '#bf610c',
  '#9c4f09',
  '#7f4007',
  '#633205',
]

const gray: MantineColorsTuple = [
  '#fbfaf7',
  '#f5f3ee',
  '#ebe8e1',
  '#dedad1',
  '#cbc6bb',
  '#a8a297',
  '#766f65',
  '#5f5950',
  '#443f38',
  '#2b2723',
]

const dark: MantineColorsTuple = [
  '#ece8e1',
  '#d3cec5',
  '#b5afa5',
  '#8f897f',
  '#5c574f',
  '#45413b',
  '#35322d',
  '#262420',
  '#1d1b18',
  '#141311',
]

/** The colours of the theme panel, in the specification's order. */
export const panelColours = [
  'blue',
  'teal',
  'red',
  'orange',
  'purple',
  'indigo',
  'cyan',
  'pink',
  'green',
] as const
export type PanelColour = (typeof panelColours)[number]
export const defaultPanelColour: PanelColour = 'indigo'

export const theme = createTheme({
  colors: { green, voice, purple, teal, cyan, orange, gray, dark },
  primaryColor: 'green',
  primaryShade: { light: 7, dark: 5 },
  white: '#ffffff',
  black: '#211e1a',
  autoContrast: true,
  luminanceThreshold: 0.2,
  fontFamily: "'Source Sans 3 Variable', 'Source Sans 3', system-ui, sans-serif",
  fontFamilyMonospace: 'ui-monospace, Menlo, Consolas, monospace',
  fontSizes: { xs: '0.8125rem', sm: '0.9375rem', md: '1rem', lg: '1.125rem', xl: '1.25rem' },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.55', lg: '1.55', xl: '1.55' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  radius: { xs: '4px', sm: '6px', md: '10px', lg: '16px', xl: '28px' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  headings: {
    fontWeight: '650',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '2rem', lineHeight: '1.2' },
      h2: { fontSize: '1.5rem', lineHeight: '1.25' },
      h3: { fontSize: '1.25rem', lineHeight: '1.3' },
      h4: { fontSize: '1.0625rem', lineHeight: '1.4' },
    },
  },
  components: {
    Button: { defaultProps: { size: 'md' } },
    TextInput: { defaultProps: { size: 'md' } },
    PasswordInput: { defaultProps: { size: 'md' } },
    Textarea: { defaultProps: { size: 'md' } },
    Select: { defaultProps: { size: 'md' } },
    NumberInput: { defaultProps: { size: 'md' } },
    Checkbox: { defaultProps: { size: 'md' } },
    ActionIcon: { defaultProps: { size: 44, variant: 'subtle', color: 'gray' } },
    Modal: { defaultProps: { radius: 'lg', centered: true } },
    Tooltip: { defaultProps: { openDelay: 300 } },
  },
})

const tinted = [...panelColours, 'voice'] as const

/** Mantine paints light and outline variants with shade 6, too pale to read for most of our colours. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-body': '#ffffff',
    '--mantine-color-dimmed': 'var(--mantine-color-gray-7)',
    '--mantine-color-placeholder': 'var(--mantine-color-gray-6)',
    '--mantine-color-anchor': 'var(--mantine-color-green-8)',
    ...Object.fromEntries(
      tinted.flatMap((colour) => [
        [`--mantine-color-${colour}-text`, `var(--mantine-color-${colour}-8)`],
        [`--mantine-color-${colour}-light-color`, `var(--mantine-color-${colour}-8)`],
        [`--mantine-color-${colour}-outline`, `var(--mantine-color-${colour}-8)`],
      ]),
    ),
  },
  dark: {
    '--mantine-color-body': '#1d1b18',
    '--mantine-color-dimmed': 'var(--mantine-color-dark-2)',
    '--mantine-color-placeholder': 'var(--mantine-color-dark-3)',
    '--mantine-color-anchor': 'var(--mantine-color-green-4)',
    ...Object.fromEntries(
      tinted.flatMap((colour) => [
        [`--mantine-color-${colour}-text`, `var(--mantine-color-${colour}-3)`],
        [`--mantine-color-${colour}-light-color`, `var(--mantine-color-${colour}-2)`],
        [`--mantine-color-${colour}-outline`, `var(--mantine-color-${colour}-3)`],
      ]),
    ),
  },
})
