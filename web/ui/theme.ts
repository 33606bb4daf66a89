import { type CSSVariablesResolver, createTheme } from '@mantine/core'
import { palettes } from './palettes.ts'

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

/** Mantine's header of a dialog would be a second banner of the page. */
export const plainHeader = { header: { role: 'none' } } as const

export const theme = createTheme({
  colors: palettes,
  primaryColor: 'green',
  // Mantine chooses the text colour of a filled button once for both schemes, so both get the same shade.
  primaryShade: 7,
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
    Modal: { defaultProps: { radius: 'lg', centered: true, attributes: plainHeader } },
    Drawer: { defaultProps: { attributes: plainHeader } },
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
    '--mantine-color-error': 'var(--mantine-color-red-3)',
    '--mantine-color-dimmed': 'var(--mantine-color-dark-2)',
    '--mantine-color-placeholder': 'var(--mantine-color-dark-2)',
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
