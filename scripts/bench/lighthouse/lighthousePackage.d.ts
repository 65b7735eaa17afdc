/** The part of Lighthouse that the bench uses. The package is installed for this bench only, so its own types may be missing. */
declare module 'lighthouse' {
  interface Options {
    port: number
    logLevel: 'error'
    onlyCategories: string[]
  }

  interface Result {
    lhr: {
      categories: Record<string, { score: number | null }>
      runtimeError?: { message: string }
    }
  }

  export const desktopConfig: object

  /** Opens the address in the Chromium that listens on the port. */
  export default function run(url: string, options: Options, config?: object): Promise<Result | undefined>
}
