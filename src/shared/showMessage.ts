// Toasts, from anywhere in the app. The component that displays them is loaded with the first one.

export interface Message {
  type: 'success' | 'info' | 'warning' | 'error'
  text: string
  /** Second sentence, shown after the text. */
  detail?: string
  /** A message replaces the previous one with the same key. */
  key?: string
  /** Display time, 3 by default. */
  seconds?: number
}

type Display = (message: Message) => void

const waiting: Message[] = []
const watchers = new Set<() => void>()
let display: Display | undefined
let isNeeded = false

/** Shows `message` now, or as soon as the display is loaded. */
export function showMessage(message: Message): void {
  if (display) return display(message)
  waiting.push(message)
  isNeeded = true
  watchers.forEach((watcher) => watcher())
}

/** Registers the display and passes it the waiting messages; returns a function that unregisters it. */
export function displayMessages(newDisplay: Display): () => void {
  display = newDisplay
  waiting.splice(0).forEach(newDisplay)
  return () => {
    if (display === newDisplay) display = undefined
  }
}

/** For useSyncExternalStore: calls `watcher` when the first message is shown. */
export function watchDisplayNeed(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** Whether there has been a message, so that the display has to be loaded. */
export const isDisplayNeeded = (): boolean => isNeeded
