import type { PlanckConstants, ThermalParameters } from './planck'

/** The raw signal of a camera of which the calibration is known. */
export interface SignalPicture {
  source: 'flir'
  model: string
  width: number
  height: number
  /** Rows from the top. */
  signal: Uint16Array
  constants: PlanckConstants
  /** As set in the camera. */
  parameters: ThermalParameters
}

/** Temperatures that a converter has computed. */
export interface DegreesPicture {
  source: 'tiff'
  model: string
  width: number
  height: number
  /** Degrees Celsius, rows from the top. */
  degrees: Float32Array
}

export type ThermalPicture = SignalPicture | DegreesPicture
