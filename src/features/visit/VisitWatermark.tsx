import type { ReactNode } from 'react'
import { Watermark } from 'antd'
import './visit.css'

const FONT_PX = 16
const HEIGHT = 28
const MARGIN = 4
/** Width of a letter relative to the height of the font. */
const LATIN = 0.58
const WIDE = 1
const FIRST_WIDE = 0x2e80

/** Draws the recipient and the time of the visit over the content. */
export function VisitWatermark({ text, children }: { text: string; children: ReactNode }) {
  const width = Math.ceil(widthOf(text)) + 2 * MARGIN
  return (
    <Watermark image={pictureOf(text, width)} width={width} height={HEIGHT} className="visit-fill" zIndex={5}>
      {children}
    </Watermark>
  )
}

/** White with a dark outline, which can be read on paper-white maps and on photos. */
function pictureOf(text: string, width: number): string {
  const escaped = text.replace(/[&<>]/g, (letter) => `&#${letter.charCodeAt(0)};`)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT}" opacity="0.5">
    <text x="${MARGIN}" y="20" textLength="${width - 2 * MARGIN}" lengthAdjust="spacingAndGlyphs" font-family="sans-serif"
      font-size="${FONT_PX}" fill="#fff" stroke="#333" stroke-width="3" paint-order="stroke" stroke-linejoin="round">${escaped}</text>
  </svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

const widthOf = (text: string): number =>
  Array.from(text).reduce((sum, letter) => sum + FONT_PX * (letter.charCodeAt(0) < FIRST_WIDE ? LATIN : WIDE), 0)
