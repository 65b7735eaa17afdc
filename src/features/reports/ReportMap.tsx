import type { Feature, FeatureCollection, Geometry } from 'geojson'
import { Typography } from 'antd'
import type { Report } from '../../api/report'
import { boundsOf } from '../../map/bounds'
import type { Scene } from '../../map/scene'
import { SceneMap } from '../../map/SceneMap'
import { formatNumber } from '../../shared/messages'
import { uniteBounds } from '../../../geometry/uniteBounds'
import { reportText } from './messages'
import { measureLabel } from './reportParams'
import { shadeOf, SHADES } from './shades'

const AREAS = 'areas'
const OUTLINE = '#374151'

interface ReportMapProps {
  report: Report
  column: number
  selected: string | null
  onSelect: (name: string | null) => void
}

/** The areas, shaded by a measure. */
export function ReportMap({ report: { rows, measures, baseLayer }, column, selected, onSelect }: ReportMapProps) {
  const highest = Math.max(...rows.map(({ now }) => now[column] ?? 0)) || 1
  const features = rows.map(({ name, outline, now }): Feature => ({
    type: 'Feature',
    id: name,
    geometry: outline as unknown as Geometry,
    properties: { name, color: OUTLINE, fill: shadeOf(now[column] ?? 0, highest), fillOpacity: 0.75, width: 1 },
  }))
  const bounds = uniteBounds(features.map(boundsOf).filter((box) => box !== undefined))
  const data: FeatureCollection = { type: 'FeatureCollection', features }
  const style = { color: OUTLINE, width: 1 }
  const scene: Scene = {
    layers: [{ id: AREAS, name: reportText('areasLayer'), kind: 'features', visible: true, opacity: 1, style, data }],
    ...(selected !== null && { selection: { layerId: AREAS, featureId: selected } }),
  }
  const measure = measures[column]
  const label = measure ? measureLabel(measure) : ''
  const row = rows.find(({ name }) => name === selected)
  return (
    <figure className="report-figure">
      <div className="report-map">
        <SceneMap
          scene={scene}
          label={reportText('mapLabel', { measure: label })}
          {...(bounds && { fit: { bounds, key: baseLayer._id } })}
          onPick={(picked) => onSelect(picked ? String(picked.featureId) : null)}
        />
      </div>
      <figcaption>
        <span className="report-legend" aria-hidden>
          {reportText('legendNone')}
          {SHADES.map((shade) => (
            <i key={shade} style={{ background: shade }} />
          ))}
          {reportText('legendHighest', { number: formatNumber(highest) })}
        </span>
        <Typography.Text type="secondary" role="status">
          {row
            ? reportText('selected', {
                name: row.name,
                now: formatNumber(row.now[column] ?? 0),
                before: formatNumber(row.before[column] ?? 0),
              })
            : reportText('pickHelp')}
        </Typography.Text>
      </figcaption>
    </figure>
  )
}
