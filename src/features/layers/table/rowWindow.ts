/** Pixels; each row has one line. */
export const ROW_HEIGHT = 32
/** Drawn beyond each edge, so that scrolling shows no gaps. */
const EXTRA_ROWS = 6

/** The first row that is drawn, and the one after the last. */
export interface RowWindow {
  start: number
  end: number
}

/** @param height of the visible part, in pixels */
export function rowWindow(scrollTop: number, height: number, count: number): RowWindow {
  const start = Math.max(0, Math.min(count, Math.floor(scrollTop / ROW_HEIGHT)) - EXTRA_ROWS)
  const end = Math.min(count, Math.ceil((scrollTop + height) / ROW_HEIGHT) + EXTRA_ROWS)
  return { start, end: Math.max(start, end) }
}
