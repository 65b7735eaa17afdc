// The parts of the library that are used. The package declares types for its main file only, which is not minified.
declare module 'pdfjs-dist/build/pdf.min.mjs' {
  export interface PdfPage {
    getViewport(options: { scale: number }): { width: number; height: number }
    render(options: { canvas: HTMLCanvasElement; viewport: object }): { promise: Promise<void>; cancel(): void }
  }
  export interface PdfDocument {
    numPages: number
    getPage(number: number): Promise<PdfPage>
  }
  export const GlobalWorkerOptions: { workerSrc: string }
  export function getDocument(options: {
    url: string
    withCredentials: boolean
    isEvalSupported: boolean
    enableXfa: boolean
  }): { promise: Promise<PdfDocument>; destroy(): Promise<void> }
}
