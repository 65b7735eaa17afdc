// Pixels that analyses read. All grids of one analysis are aligned: north-up, in rows from the north-west corner.

export interface Grid {
  readonly width: number
  readonly height: number
}

/** Red, green, blue and alpha of each pixel, 0 to 255. A pixel with alpha 0 has no data. */
export interface Picture extends Grid {
  readonly rgba: Uint8Array | Uint8ClampedArray
}

/** Height of each pixel in metres. NaN means no data. */
export interface Surface extends Grid {
  readonly heights: Float32Array
}

/** A value per pixel. NaN means no data. */
export interface Field extends Grid {
  readonly values: Float32Array
}

/** 1 for each pixel that belongs, else 0. */
export interface Mask extends Grid {
  readonly bits: Uint8Array
}
