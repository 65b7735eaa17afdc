import { paperSize } from './paper'
import { framePx, MAX_PDF_PIXELS, MAX_PNG_PIXELS, partMargin, partsOf, pixelsOf, RESOLUTIONS } from './renderParts'

test('draws A4 in one part for the screen, and A0 in several', () => {
  expect(partsOf(paperSize('A4', 'portrait'), 96)).toHaveLength(1)
  expect(partsOf(paperSize('A0', 'landscape'), 300)).toHaveLength(20)
})

test.each(RESOLUTIONS)('the parts cover the frame without gaps, within the limit of WebGL, at %d dpi', (dpi) => {
  const frame = { width: 1159.3, height: 790.7 }
  const parts = partsOf(frame, dpi)
  const { width, height } = framePx(frame)
  const area = parts.reduce((sum, part) => sum + part.width * part.height, 0)
  expect(area).toBeGreaterThanOrEqual(width * height)
  expect(Math.max(...parts.map((part) => part.left + part.width))).toBeGreaterThanOrEqual(width)
  expect(Math.max(...parts.map((part) => part.top + part.height))).toBeGreaterThanOrEqual(height)
  const margin = partMargin(parts)
  for (const part of parts) {
    expect(((part.width + 2 * margin) * dpi) / 96).toBeLessThanOrEqual(4096)
    expect(((part.height + 2 * margin) * dpi) / 96).toBeLessThanOrEqual(4096)
  }
})

test('A0 fits a PDF file at 300 dpi, and a PNG file at 150 dpi only', () => {
  const sheet = paperSize('A0', 'portrait')
  expect(pixelsOf(sheet, 300)).toBeLessThan(MAX_PDF_PIXELS)
  expect(pixelsOf(sheet, 150)).toBeLessThan(MAX_PNG_PIXELS)
  expect(pixelsOf(sheet, 300)).toBeGreaterThan(MAX_PNG_PIXELS)
})
