// Temperature from the raw signal of a FLIR camera. The signal is the sum of the radiation of the object, of what the object
// reflects, of the air and of the window before the camera, each weakened on its way. Formulas and constants as in Thermimage
// (Tattersall, raw2temp) after Minkina and Dudzik, "Infrared Thermography: Errors and Uncertainties", 2009.

/** Constants of a camera, from its calibration. */
export interface PlanckConstants {
  r1: number
  r2: number
  b: number
  f: number
  o: number
  /** Transmission of the air. */
  alpha1: number
  alpha2: number
  beta1: number
  beta2: number
  x: number
}

/** What the temperature depends on beside the signal. Temperatures are in degrees Celsius. */
export interface ThermalParameters {
  /** Emissivity of the object, 0.01 to 1. */
  emissivity: number
  /** Temperature of what the object reflects. */
  reflected: number
  /** Metres from the camera to the object. */
  distance: number
  /** Relative humidity of the air, 0 to 1. */
  humidity: number
  /** Temperature of the air. */
  air: number
  windowTemperature: number
  /** Transmission of the window before the camera, 0.01 to 1. 1 means no window. */
  windowTransmission: number
}

const KELVIN = 273.15

/** @returns a function from the raw signal to degrees Celsius, NaN for a signal that no object has */
export function temperatureOf(constants: PlanckConstants, parameters: ThermalParameters): (signal: number) => number {
  const { r1, r2, b, f, o } = constants
  const { emissivity, reflected, air, windowTemperature, windowTransmission } = parameters
  const signalOf = (celsius: number) => r1 / (r2 * (Math.exp(b / (celsius + KELVIN)) - f)) - o
  const transmission = airTransmission(constants, parameters)
  const reflectedPart = ((1 - emissivity) / emissivity) * signalOf(reflected)
  const nearAir = ((1 - transmission) / emissivity / transmission) * signalOf(air)
  const window =
    ((1 - windowTransmission) / emissivity / transmission / windowTransmission) * signalOf(windowTemperature)
  const farAir = ((1 - transmission) / emissivity / transmission / windowTransmission / transmission) * signalOf(air)
  const gain = 1 / emissivity / transmission / windowTransmission / transmission
  const others = reflectedPart + nearAir + window + farAir
  return (signal) => b / Math.log(r1 / (r2 * (signal * gain - others + o)) + f) - KELVIN
}

/** Of half of the distance, because the window may be anywhere on the way. */
function airTransmission(
  { alpha1, alpha2, beta1, beta2, x }: PlanckConstants,
  { distance, humidity, air }: ThermalParameters,
): number {
  const vapour = humidity * Math.exp(1.5587 + 0.06939 * air - 0.00027816 * air ** 2 + 0.00000068455 * air ** 3)
  const part = (alpha: number, beta: number) => Math.exp(-Math.sqrt(distance / 2) * (alpha + beta * Math.sqrt(vapour)))
  return x * part(alpha1, beta1) + (1 - x) * part(alpha2, beta2)
}
