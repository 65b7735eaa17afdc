// What a sheet of paper with a link says, and where. Lengths are millimetres.
import { absoluteTime } from '../shared/time/timeText'
import type { Mark, Measure, TextMark } from '../map/print/marks'
import { sharesText } from './messages'
import { linesOf } from './sheetLines'
import { addressOf, kindText, type SeenShare } from './shareTexts'

export const CODE_MM = 90
const MARGIN = 25
const WIDTH = 160
const LINE_SPACING = 1.35
const GAP = 6
const TITLE = { size: 9, mostLines: 3 }
const FACT = { size: 5, mostLines: 2 }
const ADDRESS = { size: 4, mostLines: 8 }
const INK = '#000000'
const MUTED = '#595959'

interface SheetMarks {
  marks: Mark[]
  /** The upper left corner of the QR code. */
  code: { x: number; y: number }
}

export function sheetMarksOf(share: SeenShare, measure: Measure): SheetMarks {
  const { kind, name, recipient, expiresAt, hasPassword } = share
  const marks: Mark[] = []
  let bottom = MARGIN

  const add = (text: string, { size, mostLines }: typeof FACT, style: Partial<TextMark> = {}) => {
    for (const line of linesOf(text, { width: WIDTH, mostLines }, (part) => measure(part, size, style.isBold))) {
      bottom += size * LINE_SPACING
      marks.push({ kind: 'text', text: line, at: { x: MARGIN, y: bottom }, size, align: 'start', color: INK, ...style })
    }
  }

  add(name, TITLE, { isBold: true })
  add(kindText(kind), FACT, { color: MUTED })
  bottom += GAP
  if (recipient) add(sharesText('sheetRecipient', { recipient }), FACT)
  add(expiresAt ? sharesText('expiresTime', { time: absoluteTime(expiresAt) }) : sharesText('noExpiry'), FACT)
  if (hasPassword) add(sharesText('sheetPassword'), FACT)
  bottom += GAP
  const code = { x: MARGIN + (WIDTH - CODE_MM) / 2, y: bottom }
  bottom += CODE_MM + GAP
  add(sharesText('sheetHelp'), FACT, { color: MUTED })
  add(addressOf(share), ADDRESS)
  return { marks, code }
}
