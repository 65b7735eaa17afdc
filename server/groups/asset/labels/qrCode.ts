// QR codes for PDF files, made by the library that also draws them in the browser.

export interface QrCode {
  /** Number of modules on each side, without a margin. */
  modules: number
  /** The dark modules, as an SVG path in units of modules. */
  path: string
}

/** @throws an Error for a text that is too long for a QR code */
export async function qrCode(text: string): Promise<QrCode> {
  // Loaded with the first label, because they take part of a start.
  const { createElement } = await import('react')
  const { renderToStaticMarkup } = await import('react-dom/server')
  const { QRCodeSVG } = await import('qrcode.react')
  const svg = renderToStaticMarkup(createElement(QRCodeSVG, { value: text, level: 'M', marginSize: 0 }))
  const modules = /viewBox="0 0 (\d+) /.exec(svg)?.[1]
  // The first path is the background.
  const path = [...svg.matchAll(/ d="([^"]+)"/g)][1]?.[1]
  if (modules === undefined || path === undefined) throw new Error('The library drew no QR code')
  return { modules: Number(modules), path }
}
