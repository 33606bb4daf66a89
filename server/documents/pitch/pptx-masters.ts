import { colours } from '#server/documents/pdf/look.ts'
import { xmlFile } from '#server/documents/xml.ts'
import { bodyLook, emu, place, rectangle, shapeTree, textShape } from './pptx-shapes.ts'
import { hex, paper } from './pptx-theme.ts'
import { officeNames } from './relations.ts'
import { frames, slide } from './slide-look.ts'

const map =
  'bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"'
const sample = '<a:p><a:r><a:rPr lang="en"/><a:t>Text</a:t></a:r></a:p>'
const holder = (id: number, name: string, kind: string, at: (typeof frames)[keyof typeof frames]) =>
  textShape({ id, name }, at, { placeholder: `<p:ph ${kind}/>`, body: sample })

const level = (size: number, isBold: boolean) =>
  `<a:lvl1pPr algn="l"><a:buNone/><a:defRPr sz="${size * 100}" b="${isBold ? 1 : 0}"><a:solidFill><a:schemeClr val="tx1"/></a:solidFill><a:latin typeface="+mn-lt"/></a:defRPr></a:lvl1pPr>`

const background = `<p:bg><p:bgPr><a:solidFill><a:srgbClr val="${hex(paper)}"/></a:solidFill><a:effectLst/></p:bgPr></p:bg>`

export const masterFile = xmlFile(
  `<p:sldMaster ${officeNames}><p:cSld>${background}${shapeTree(
    rectangle({ id: 2, name: 'Edge' }, frames.edge, colours.leaf) +
      holder(3, 'Title', 'type="title"', frames.title) +
      holder(4, 'Text', 'type="body" idx="1"', frames.whole),
  )}</p:cSld><p:clrMap ${map}/><p:sldLayoutIdLst><p:sldLayoutId id="2147483649" r:id="rId1"/></p:sldLayoutIdLst>` +
    `<p:txStyles><p:titleStyle>${level(22, true)}</p:titleStyle><p:bodyStyle>${level(24, false)}</p:bodyStyle><p:otherStyle/></p:txStyles></p:sldMaster>`,
)

export const layoutFile = xmlFile(
  `<p:sldLayout ${officeNames} preserve="1"><p:cSld name="Card">${shapeTree(
    holder(2, 'Title', 'type="title"', frames.title) + holder(3, 'Text', 'type="body" idx="1"', frames.whole),
  )}</p:cSld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sldLayout>`,
)

const [noteWidth, noteHeight] = [540, 720]
const imageAt = { x: 30, y: 40, width: 480, height: 270 }
const notesAt = { x: 54, y: 340, width: 432, height: 340 }

/** The small slide over its notes. */
export const slideImage = (id: number): string =>
  `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="Slide"/><p:cNvSpPr><a:spLocks noGrp="1" noRot="1" noChangeAspect="1"/></p:cNvSpPr><p:nvPr><p:ph type="sldImg"/></p:nvPr></p:nvSpPr><p:spPr>${place(imageAt)}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr></p:sp>`

export const notesShape = (id: number, body: string): string =>
  `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="Notes"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr><p:ph type="body" idx="1"/></p:nvPr></p:nvSpPr><p:spPr>${place(notesAt)}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr><p:txBody>${bodyLook()}${body}</p:txBody></p:sp>`

export const notesMasterFile = xmlFile(
  `<p:notesMaster ${officeNames}><p:cSld><p:bg><p:bgPr><a:solidFill><a:srgbClr val="FFFFFF"/></a:solidFill><a:effectLst/></p:bgPr></p:bg>${shapeTree(
    slideImage(2) + notesShape(3, sample),
  )}</p:cSld><p:clrMap ${map}/></p:notesMaster>`,
)

export const presentationFile = (slides: number, language: string): string =>
  xmlFile(
    `<p:presentation ${officeNames} saveSubsetFonts="1"><p:sldMasterIdLst><p:sldMasterId id="2147483648" r:id="rId1"/></p:sldMasterIdLst>` +
      `<p:notesMasterIdLst><p:notesMasterId r:id="rId2"/></p:notesMasterIdLst><p:sldIdLst>${Array.from(
        { length: slides },
        (_, index) => `<p:sldId id="${256 + index}" r:id="rId${index + 4}"/>`,
      ).join('')}</p:sldIdLst><p:sldSz cx="${emu(slide.width)}" cy="${emu(slide.height)}"/>` +
      `<p:notesSz cx="${emu(noteWidth)}" cy="${emu(noteHeight)}"/><p:defaultTextStyle><a:defPPr><a:defRPr lang="${language}"/></a:defPPr></p:defaultTextStyle></p:presentation>`,
  )
