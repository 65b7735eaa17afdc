/** Whether a key press belongs to a field or a dialog, so that shortcuts of the page must ignore it. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select') || target.closest('[role=dialog]') !== null)
