// Which values count: not the one that stands for nothing, not NaN, not infinity.

/** Beyond it lie infinity and the nodata value that a 64-bit float became; NaN isn't below it either. */
export const LARGEST_VALUE = 3.4e38

/** Whether a value of a band is data. `nodata` as the COG's samples hold it. */
export const isData = (value: number, nodata: number | undefined): boolean =>
  value !== nodata && Math.abs(value) < LARGEST_VALUE
