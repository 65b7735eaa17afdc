/** The wavelength of a band, from what programs write about it. */

const NANOMETRES = /(?:^|[^\d.])(\d{3,5}(?:\.\d+)?)\s*(?:nm|nanomet(?:er|re)s?)\b/i
const MICROMETRES = /(?:^|[^\d.])(\d{1,2}\.\d+)\s*(?:um|µm|μm|micromet(?:er|re)s?)\b/i
const NANOMETRES_PER_MICROMETRE = 1000

/**
 * In nanometres, from the metadata of a band as GDAL and ENVI write it, or from its name.
 * @param metadata of all domains of the band
 */
export function wavelengthOf(name: string | undefined, metadata: Record<string, unknown>): number | undefined {
  const centre = Number(metadata.CENTRAL_WAVELENGTH_UM)
  if (centre > 0) return centre * NANOMETRES_PER_MICROMETRE
  const listed = Number(metadata.wavelength ?? metadata.WAVELENGTH)
  if (listed > 0)
    return /^(um|µm|micro)/i.test(unitOf(metadata)) || listed < 100 ? listed * NANOMETRES_PER_MICROMETRE : listed
  const [, nanometres] = NANOMETRES.exec(name ?? '') ?? []
  if (nanometres !== undefined) return Number(nanometres)
  const [, micrometres] = MICROMETRES.exec(name ?? '') ?? []
  return micrometres === undefined ? undefined : Number(micrometres) * NANOMETRES_PER_MICROMETRE
}

function unitOf({ wavelength_units: lower, WAVELENGTH_UNITS: upper }: Record<string, unknown>): string {
  const unit = lower ?? upper
  return typeof unit === 'string' ? unit : ''
}
