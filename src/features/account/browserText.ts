import { accountText } from './messages'

/** Browser and system, so that people can tell their devices apart. Unknown ones are shown as they name themselves. */
export function browserText({
  browser,
  system,
  userAgent,
}: {
  browser: string | null
  system: string | null
  userAgent: string
}): string {
  if (browser === null) return userAgent || accountText('unknownBrowser')
  return system === null ? browser : accountText('browserOn', { browser, system })
}
