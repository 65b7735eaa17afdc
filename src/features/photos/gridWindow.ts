// Which tiles of the gallery are visible. Only those, and a few above and below, are in the document.

export interface GridSize {
  /** Inner width and height of the gallery in pixels. */
  width: number
  height: number
}

export interface GridWindow {
  columns: number
  tileWidth: number
  rowHeight: number
  /** Height of all rows. */
  height: number
  /** The first photo that is drawn, and the one after the last. */
  start: number
  end: number
}

const MIN_TILE = 150
export const GAP = 8
/** Name and state below the picture. */
const CAPTION = 28
/** Width to height of a picture. */
const ASPECT = 4 / 3
/** Rows drawn beyond each edge, so that scrolling shows no gaps. */
const EXTRA_ROWS = 3

export function gridWindow({ width, height }: GridSize, scrollTop: number, count: number): GridWindow {
  const columns = Math.max(1, Math.floor((width - GAP) / (MIN_TILE + GAP)))
  const tileWidth = Math.max(1, Math.floor((width - GAP) / columns) - GAP)
  const rowHeight = Math.round(tileWidth / ASPECT) + CAPTION + GAP
  const rows = Math.ceil(count / columns)
  const first = Math.max(0, Math.floor((scrollTop - GAP) / rowHeight) - EXTRA_ROWS)
  const last = Math.min(rows, Math.ceil((scrollTop + height) / rowHeight) + EXTRA_ROWS)
  return {
    columns,
    tileWidth,
    rowHeight,
    height: rows * rowHeight + GAP,
    start: first * columns,
    end: Math.min(count, last * columns),
  }
}
