// Which base layers a user sees below the layers of a mission. It is a view of one person, like hidden layers, so the browser
// keeps it and not the server.
export interface BelowEntry {
  baseLayerId: string
  /** 0 to 1. */
  opacity: number
}

const PREFIX = 'aerie.below.'
const NONE: readonly BelowEntry[] = []
const listeners = new Set<() => void>()
/** Parsed once, because readers compare by identity. */
const parsed = new Map<string, { text: string | null; entries: readonly BelowEntry[] }>()

export function watchBelow(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** @param view user and mission. @returns topmost first */
export function readBelow(view: string): readonly BelowEntry[] {
  const text = stored(view)
  const known = parsed.get(view)
  if (known && known.text === text) return known.entries
  const entries = text === null ? NONE : parse(text)
  parsed.set(view, { text, entries })
  return entries
}

export function writeBelow(view: string, entries: readonly BelowEntry[]): void {
  try {
    localStorage.setItem(PREFIX + view, JSON.stringify(entries))
  } catch {
    // Storage can be blocked or full; nothing is remembered then.
  }
  listeners.forEach((listener) => listener())
}

function stored(view: string): string | null {
  try {
    return localStorage.getItem(PREFIX + view)
  } catch {
    return null
  }
}

function parse(text: string): readonly BelowEntry[] {
  try {
    const entries = JSON.parse(text) as unknown
    return Array.isArray(entries) ? entries.filter(isEntry) : NONE
  } catch {
    return NONE
  }
}

function isEntry(value: unknown): value is BelowEntry {
  const { baseLayerId, opacity } = (value ?? {}) as Partial<BelowEntry>
  return typeof baseLayerId === 'string' && typeof opacity === 'number' && opacity >= 0 && opacity <= 1
}
