// Names a browser by its User-Agent header, so that people can tell their devices apart. A guess: the header is chosen by the sender.

export interface BrowserName {
  /** Null when the header names none of the common ones. */
  browser: string | null
  system: string | null
}

/** In this order, because most browsers also name the ones that they descend from. */
const BROWSERS = [
  { mark: 'Edg', name: 'Edge' },
  { mark: 'OPR', name: 'Opera' },
  { mark: 'Firefox', name: 'Firefox' },
  { mark: 'Chrome', name: 'Chrome' },
  { mark: 'Safari', name: 'Safari' },
]
const SYSTEMS = ['Windows', 'Android', 'iPhone', 'iPad', 'Mac OS', 'Linux']

export const browserNameOf = (userAgent: string): BrowserName => ({
  browser: BROWSERS.find(({ mark }) => userAgent.includes(mark))?.name ?? null,
  system: SYSTEMS.find((name) => userAgent.includes(name)) ?? null,
})
