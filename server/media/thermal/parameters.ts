import type { ThermalParameters } from './planck'

/** The parameters that people can set. */
export type EditableParameters = Pick<ThermalParameters, 'emissivity' | 'reflected' | 'distance' | 'humidity' | 'air'>

const DIGITS = 4

/** Without the rounding errors of the 32-bit floats in the file. */
export function editableOf({ emissivity, reflected, distance, humidity, air }: ThermalParameters): EditableParameters {
  const round = (value: number) => Number(value.toFixed(DIGITS))
  return {
    emissivity: round(emissivity),
    reflected: round(reflected),
    distance: round(distance),
    humidity: round(humidity),
    air: round(air),
  }
}
