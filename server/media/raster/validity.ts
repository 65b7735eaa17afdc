// Valid values: not nodata, not NaN, not infinite.

/** Excludes infinity and 64-bit nodata values converted to 32 bits; comparisons with NaN are false. */
export const MAX_VALUE = 3.4e38

/** Whether a band value is data. `nodata` is in the precision of the COG's samples. */
export const isData = (value: number, nodata: number | undefined): boolean =>
  value !== nodata && Math.abs(value) < MAX_VALUE
