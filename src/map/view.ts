import type { SceneView } from './scene'

/** Whether two views differ by less than a hundredth of a pixel at the highest zoom. */
export const isSameView = (one: SceneView, other: SceneView): boolean =>
  Math.abs(one.center[0] - other.center[0]) < 1e-7 &&
  Math.abs(one.center[1] - other.center[1]) < 1e-7 &&
  Math.abs(one.zoom - other.zoom) < 1e-3 &&
  Math.abs((one.bearing ?? 0) - (other.bearing ?? 0)) < 1e-2 &&
  Math.abs((one.pitch ?? 0) - (other.pitch ?? 0)) < 1e-2
