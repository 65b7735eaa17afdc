// Paper sizes of ISO 216.

export const PAPERS = ['A4', 'A3', 'A2', 'A1', 'A0'] as const
export type Paper = (typeof PAPERS)[number]

export const ORIENTATIONS = ['portrait', 'landscape'] as const
export type Orientation = (typeof ORIENTATIONS)[number]

/** In millimetres. */
export interface Size {
  width: number
  height: number
}

const PORTRAIT: Record<Paper, Size> = {
  A4: { width: 210, height: 297 },
  A3: { width: 297, height: 420 },
  A2: { width: 420, height: 594 },
  A1: { width: 594, height: 841 },
  A0: { width: 841, height: 1189 },
}

export function paperSize(paper: Paper, orientation: Orientation): Size {
  const { width, height } = PORTRAIT[paper]
  return orientation === 'portrait' ? { width, height } : { width: height, height: width }
}

/** How much larger texts and lines are than on A4: large sheets are read from further away. */
export const textFactor = (paper: Paper): number => ({ A4: 1, A3: 1.15, A2: 1.4, A1: 1.7, A0: 2 })[paper]
