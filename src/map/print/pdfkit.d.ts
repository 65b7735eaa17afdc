// The parts of the library that its types do not declare.
declare module 'pdfkit/output' {
  export function toBlob(document: PDFKit.PDFDocument): Promise<Blob>
}
declare module 'pdfkit/standard-fonts/Helvetica' {
  const font: object
  export = font
}
declare module 'pdfkit/standard-fonts/HelveticaBold' {
  const font: object
  export = font
}
