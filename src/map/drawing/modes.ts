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
const EDGE = '#ffffff'
const SNAPPED = '#ffb000'
const REACH_PX = 14

/** Mode names. Each drawn part carries the name of its mode. */
export const TOOL_OF = { point: 'point', line: 'linestring', polygon: 'polygon', edit: 'select' } as const

/** Nearest vertex of a drawn feature within reach of the pointer. */
function snapToScene(map: MapHandle): SnapToCustom {
  return ({ containerX, containerY }) => {
    let nearest: [number, number] | undefined
    let reach = REACH_PX
    for (const { geometry } of map.near(containerX, containerY, REACH_PX)) {
      for (const [long = 0, lat = 0] of positionsOf(geometry)) {
        const { x, y } = map.project([long, lat])
        const away = Math.hypot(x - containerX, y - containerY)
        if (away >= reach) continue
        reach = away
        nearest = [Number(long.toFixed(9)), Number(lat.toFixed(9))]
      }
    }
    return nearest
  }
}

/** All modes for `map`. Vertices snap if `snap` is set. */
export function modesFor(map: MapHandle, snap: boolean) {
  const snapping = snap ? { toCoordinate: true, toCustom: snapToScene(map) } : undefined
  const corners = { midpoints: true, draggable: true, deletable: true, ...(snapping && { snappable: snapping }) }
  const snapLook = { snappingPointColor: SNAPPED, snappingPointWidth: 7 } as const
  return [
    new TerraDrawPointMode({
      styles: { pointColor: COLOR, pointWidth: 6, pointOutlineColor: EDGE, pointOutlineWidth: 2 },
    }),
    new TerraDrawLineStringMode({
      snapping,
      showCoordinatePoints: true,
      styles: { lineStringColor: COLOR, lineStringWidth: 3, coordinatePointColor: COLOR, ...snapLook },
    }),
    new TerraDrawPolygonMode({
      snapping,
      showCoordinatePoints: true,
      styles: { fillColor: COLOR, fillOpacity: 0.2, outlineColor: COLOR, outlineWidth: 3, ...snapLook },
    }),
    new TerraDrawSelectMode({
      // Deleting or rotating the whole shape is up to the page.
      keyEvents: null,
      allowManualDeselection: false,
      flags: {
        point: { feature: { draggable: true } },
        linestring: { feature: { coordinates: corners } },
        polygon: { feature: { coordinates: corners } },
      },
      styles: {
        selectedPointColor: COLOR,
        selectedLineStringColor: COLOR,
        selectedPolygonColor: COLOR,
        selectedPolygonOutlineColor: COLOR,
        selectionPointColor: EDGE,
        selectionPointOutlineColor: COLOR,
        selectionPointOutlineWidth: 2,
        midPointColor: COLOR,
        midPointOutlineColor: EDGE,
      },
    }),
  ]
}
