// Short messages over the page, from anywhere in the app. What displays them is loaded with the first one.

export interface Message {
  type: 'success' | 'info' | 'warning' | 'error'
  text: string
  /** A message with the same key takes the place of the one before. */
  key?: string
  /** How long it stays, 3 when absent. */
  seconds?: number
}

type Display = (message: Message) => void

const waiting: Message[] = []
const watchers = new Set<() => void>()
let display: Display | undefined
let isNeeded = false

/** Shows `message` now, or as soon as the display is there. */
export function showMessage(message: Message): void {
  if (display) return display(message)
  waiting.push(message)
  isNeeded = true
  watchers.forEach((watcher) => watcher())
}

/** Registers what displays messages and hands over those that waited; returns the way to take it back. */
export function displayMessages(newDisplay: Display): () => void {
  display = newDisplay
  waiting.splice(0).forEach(newDisplay)
  return () => {
    if (display === newDisplay) display = undefined
  }
}

/** For useSyncExternalStore: told when the first message comes. */
export function watchDisplayNeed(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** Whether there ever was a message, so that the display has to be there. */
export const isDisplayNeeded = (): boolean => isNeeded
