import { type Drawn, type Ink, lineHeight, type Shape } from '#domain/report/picture.ts'

/** The theme knows light and dark. */
const inks: Readonly<Record<Ink, string>> = {
  text: 'var(--ink)',
  muted: 'var(--ink-soft)',
  line: 'var(--line)',
  paper: 'var(--surface)',
  brand: 'var(--leaf-ink)',
  'brand-soft': 'var(--leaf-wash)',
  good: 'var(--leaf-ink)',
  'good-soft': 'var(--leaf-wash)',
  warn: 'var(--warn-ink)',
  'warn-soft': 'var(--warn-wash)',
  bad: 'var(--error-ink)',
  'bad-soft': 'var(--error-wash)',
  earth: 'var(--earth-ink)',
  'earth-soft': 'var(--earth-wash)',
  'series-1': 'var(--series-1)',
  'series-1-soft': 'var(--series-1-wash)',
  'series-2': 'var(--series-2)',
  'series-2-soft': 'var(--series-2-wash)',
  'series-3': 'var(--series-3)',
  'series-3-soft': 'var(--series-3-wash)',
  'series-4': 'var(--series-4)',
  'series-4-soft': 'var(--series-4-wash)',
  'series-5': 'var(--series-5)',
  'series-5-soft': 'var(--series-5-wash)',
  'series-6': 'var(--series-6)',
  'series-6-soft': 'var(--series-6-wash)',
}

/** The colour of an ink for what stands beside a picture. */
export const inkColour = (ink: Ink): string => inks[ink]

export function PictureShape({ shape }: { shape: Shape }) {
  switch (shape.kind) {
    case 'box':
      return (
        <rect
          x={shape.x}
          y={shape.y}
          width={shape.width}
          height={shape.height}
          rx={shape.radius}
          style={paint(shape)}
        />
      )
    case 'circle':
      return <circle cx={shape.x} cy={shape.y} r={shape.radius} style={paint(shape)} />
    case 'path':
      return <path d={shape.d} style={paint(shape)} />
    case 'text':
      return (
        <text
          x={shape.x}
          y={shape.y}
          fontSize={shape.size}
          fontWeight={shape.isBold ? 700 : 400}
          textAnchor={shape.anchor}
          style={{ fill: inks[shape.ink ?? 'text'] }}
        >
          {shape.lines.length === 1
            ? shape.lines[0]
            : shape.lines.map((line, index) => (
                <tspan key={index} x={shape.x} dy={index === 0 ? 0 : shape.size * lineHeight}>
                  {line}
                </tspan>
              ))}
        </text>
      )
  }
}

/** Only what is not so by itself: a picture has hundreds of shapes. */
const paint = ({ fill, stroke, strokeWidth = 1, isDashed }: Drawn) => ({
  fill: fill ? inks[fill] : 'none',
  ...(stroke && { stroke: inks[stroke], ...(strokeWidth !== 1 && { strokeWidth }) }),
  ...(stroke && isDashed && { strokeDasharray: '5 4' }),
})
