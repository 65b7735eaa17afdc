// Terra Draw modes: their styling and snapping.
import {
  TerraDrawLineStringMode,
  TerraDrawPointMode,
  TerraDrawPolygonMode,
  TerraDrawSelectMode,
  type SnapToCustom,
} from 'terra-draw'
import { positionsOf } from '../bounds'
import type { MapHandle } from '../engine'

const COLOR = '#0958d9'
const OUTLINE_COLOR = '#ffffff'
const SNAP_COLOR = '#ffb000'
const SNAP_DISTANCE_PX = 14

/** Mode names. Each drawn part carries the name of its mode. */
export const MODE_NAMES = { point: 'point', line: 'linestring', polygon: 'polygon', edit: 'select' } as const

/** Nearest vertex of a drawn feature within reach of the pointer. */
function snapToScene(map: MapHandle): SnapToCustom {
  return ({ containerX, containerY }) => {
    let nearest: [number, number] | undefined
    let reach = SNAP_DISTANCE_PX
    for (const { geometry } of map.featuresAt(containerX, containerY, SNAP_DISTANCE_PX)) {
      for (const [long = 0, lat = 0] of positionsOf(geometry)) {
        const { x, y } = map.project([long, lat])
        const distance = Math.hypot(x - containerX, y - containerY)
        if (distance >= reach) continue
        reach = distance
        nearest = [Number(long.toFixed(9)), Number(lat.toFixed(9))]
      }
    }
    return nearest
  }
}

/** All modes for `map`. Vertices snap if `snap` is set. */
export function modesFor(map: MapHandle, snap: boolean) {
  const snapping = snap ? { toCoordinate: true, toCustom: snapToScene(map) } : undefined
  const vertexFlags = { midpoints: true, draggable: true, deletable: true, ...(snapping && { snappable: snapping }) }
  const snapStyle = { snappingPointColor: SNAP_COLOR, snappingPointWidth: 7 } as const
  return [
    new TerraDrawPointMode({
      styles: { pointColor: COLOR, pointWidth: 6, pointOutlineColor: OUTLINE_COLOR, pointOutlineWidth: 2 },
    }),
    new TerraDrawLineStringMode({
      snapping,
      showCoordinatePoints: true,
      styles: { lineStringColor: COLOR, lineStringWidth: 3, coordinatePointColor: COLOR, ...snapStyle },
    }),
    new TerraDrawPolygonMode({
      snapping,
      showCoordinatePoints: true,
      styles: { fillColor: COLOR, fillOpacity: 0.2, outlineColor: COLOR, outlineWidth: 3, ...snapStyle },
    }),
    new TerraDrawSelectMode({
      // Deleting or rotating the whole shape is up to the page.
      keyEvents: null,
      allowManualDeselection: false,
      flags: {
        point: { feature: { draggable: true } },
        linestring: { feature: { coordinates: vertexFlags } },
        polygon: { feature: { coordinates: vertexFlags } },
      },
      styles: {
        selectedPointColor: COLOR,
        selectedLineStringColor: COLOR,
        selectedPolygonColor: COLOR,
        selectedPolygonOutlineColor: COLOR,
        selectionPointColor: OUTLINE_COLOR,
        selectionPointOutlineColor: COLOR,
        selectionPointOutlineWidth: 2,
        midPointColor: COLOR,
        midPointOutlineColor: OUTLINE_COLOR,
      },
    }),
  ]
}
