/** Shift and A, which raises an alert on every page that offers it. */
export const isRaiseKey = ({ key, shiftKey, ctrlKey, metaKey, altKey, repeat }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'a' && shiftKey && !repeat && !ctrlKey && !metaKey && !altKey
