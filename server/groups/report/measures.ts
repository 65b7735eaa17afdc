import type { components } from '../../platform/contract/contract.gen'

/** A number of a report. */
export type Measure = components['schemas']['ReportMeasure']
/** In hectares; everything else is a number of items. */
export type AreaMeasure = Extract<Measure, `${string}Area`>
export type CountMeasure = Exclude<Measure, AreaMeasure>
