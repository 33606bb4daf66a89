import { markAt } from '#domain/report/marks.ts'
import type { Shape } from '#domain/report/picture.ts'
import { textBox } from '#domain/report/text-box.ts'
import type { Example } from '#web/catalogue/example.ts'
import { Scene } from '#web/catalogue/fixtures/scene.tsx'
import { useWords } from '#web/catalogue/fixtures/words.ts'
import { Card } from '#web/step-kit/layout/card.tsx'
import { PicturePart } from '#web/step-kit/report/picture-part.tsx'
import { Sheet, SheetForm } from '#web/step-kit/zoom/sheet.tsx'
import { SheetThing } from '#web/step-kit/zoom/sheet-thing.tsx'
import { ZoomFrame } from '#web/step-kit/zoom/zoom-frame.tsx'

const look = { fill: 'brand-soft', stroke: 'brand' } as const

function Large({ width }: { width: number }) {
  const { text, other } = useWords()
  const area = { x: 0, y: 0, width, height: 120 }
  const shapes: Shape[] = [
    { kind: 'path', d: `M120 40H${width - 120}`, stroke: 'earth' },
    ...textBox({ text }, { x: 4, y: 4, width: 160 }, look),
    ...textBox({ text: other }, { x: width - 164, y: 4, width: 160 }, look),
    markAt('check', 20, 110, 10, 'good'),
    markAt('partly', 40, 110, 10, 'warn'),
    markAt('cross', 60, 110, 10, 'bad'),
  ]
  return (
    <ZoomFrame label={`${other} (${width})`} hint={text} width={width}>
      {(zoom) => (
        <div style={{ width: width * zoom, height: 120 * zoom }}>
          <PicturePart area={area} shapes={shapes} />
        </div>
      )}
    </ZoomFrame>
  )
}

function Part() {
  const { text } = useWords()
  const area = { x: 0, y: 0, width: 168, height: 60 }
  return (
    <div style={{ width: 252, height: 90 }}>
      <PicturePart area={area} shapes={textBox({ text }, { x: 4, y: 4, width: 160 }, look)} />
    </div>
  )
}

function Worked({ of, isOpen = false, onOpen }: { of: string; isOpen?: boolean; onOpen?: () => void }) {
  const { text, other } = useWords()
  const [width, height] = [360, 200]
  const [one, two] = [
    { x: 20, y: 24, width: 120, height: 80 },
    { x: 220, y: 60, width: 120, height: 80 },
  ]
  return (
    <ZoomFrame label={`${text} (${of})`} hint="" width={width}>
      {(zoom) => (
        <Sheet
          width={width}
          height={height}
          zoom={zoom}
          ground={[{ kind: 'path', d: 'M140 64L220 100', stroke: 'earth' }]}
          over={
            isOpen ? (
              <SheetForm at={two} width={width} zoom={zoom} isQuiet>
                <Card>{other}</Card>
              </SheetForm>
            ) : null
          }
        >
          <SheetThing place={one} shapes={textBox({ text }, one, look)} said={text} onOpen={onOpen} />
          <SheetThing
            place={two}
            shapes={textBox({ text: other }, two, look)}
            said={other}
            field="thing"
            name={other}
            onOpen={onOpen}
            over={isOpen}
          />
        </Sheet>
      )}
    </ZoomFrame>
  )
}

export const examples: readonly Example[] = [
  {
    of: 'step-kit/report/picture-part.tsx PicturePart',
    states: { 'a box of a larger picture': () => <Part /> },
  },
  {
    of: 'step-kit/zoom/sheet.tsx Sheet',
    states: { 'worked in': () => <Scene children={<Worked of="1" onOpen={() => {}} />} /> },
  },
  {
    of: 'step-kit/zoom/sheet.tsx SheetForm',
    states: { 'at a thing': () => <Scene children={<Worked of="2" isOpen onOpen={() => {}} />} /> },
  },
  {
    of: 'step-kit/zoom/sheet-thing.tsx SheetThing',
    states: { 'read by a mentor': () => <Scene as="mentor" children={<Worked of="3" />} /> },
  },
  {
    of: 'step-kit/zoom/zoom-frame.tsx ZoomFrame',
    states: {
      'smaller than the screen': () => <Scene children={<Large width={400} />} />,
      'wider than any screen': () => <Scene children={<Large width={2400} />} />,
    },
  },
]
