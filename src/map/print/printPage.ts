// Puts a page together from the settings of the dialog and what the map shows.
import { storedFormat } from '../controls/coordinateFormat'
import type { Scene, SceneView } from '../scene'
import { legendEntriesOf } from './legendEntries'
import type { PageContent } from './pageMarks'
import { pageLayoutOf } from './pageLayout'
import { printGridOf } from './printGrid'
import { paperMapOf, scaleThatFits } from './printScale'
import type { PrintSettings } from './printSettings'

const GRID_DISTANCE_MM = 25

export interface PrintedMap {
  view: SceneView
  /** Visible map in CSS px. */
  size: { width: number; height: number }
  scene: Scene
  attribution: string
}

export function printPageOf(
  settings: PrintSettings,
  { view, size, scene, attribution }: PrintedMap,
  time: string,
): PageContent {
  const bearing = view.bearing ?? 0
  const contentFor = (entries: number) => {
    const layout = pageLayoutOf(settings, entries)
    const scale = settings.scale === 'fit' ? scaleThatFits(view, size, layout.map) : settings.scale
    return { layout, scale, map: paperMapOf(view.center, bearing, scale, layout.map) }
  }
  // The legend takes space from the map, which decides which layers are on the page.
  const legend = legendEntriesOf(scene, contentFor(0).map)
  const content = contentFor(legend.length)
  const hasGrid = settings.shown.includes('grid')
  return {
    ...content,
    settings,
    scene,
    bearing,
    legend,
    grid: hasGrid ? printGridOf(content.map, storedFormat(), GRID_DISTANCE_MM * content.layout.factor) : undefined,
    attribution,
    time,
  }
}
