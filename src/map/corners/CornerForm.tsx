import { Button, InputNumber } from 'antd'
import { mapText } from '../messages'
import type { Position } from '../scene'
import type { Corners } from './corners'
import './corners.css'

const CORNERS = ['corner1', 'corner2', 'corner3', 'corner4'] as const

interface CornerFormProps {
  /** Of the raster that is placed. */
  name: string
  corners: Corners
  isSaving: boolean
  onChange: (corners: Corners) => void
  onPlace: (corners: { lat: number; long: number }[]) => void
  onCancel: () => void
}

/** Where the corners of a raster lie: clicked on the map, or typed here. */
export function CornerForm({ name, corners, isSaving, onChange, onPlace, onCancel }: CornerFormProps) {
  const known = corners.flatMap((corner) => (corner ? [corner] : []))
  const next = corners.findIndex((corner) => corner === null)
  const type = (at: number, change: { lat?: number | null; long?: number | null }) => {
    const [long, lat] = corners[at] ?? [0, 0]
    const corner: Position = [change.long ?? long, change.lat ?? lat]
    onChange(corners.map((other, index) => (index === at ? corner : other)))
  }
  return (
    <>
      <strong>{mapText('placeTitle', { name })}</strong>
      <span className="corner-help">{mapText('placeHelp')}</span>
      {CORNERS.map((word, at) => {
        const corner = mapText(word)
        return (
          <div key={word} className="corner-row">
            <span>{corner}</span>
            <InputNumber
              size="small"
              aria-label={mapText('latitudeOf', { corner })}
              min={-90}
              max={90}
              value={corners[at]?.[1] ?? null}
              onChange={(lat) => type(at, { lat })}
            />
            <InputNumber
              size="small"
              aria-label={mapText('longitudeOf', { corner })}
              min={-180}
              max={180}
              value={corners[at]?.[0] ?? null}
              onChange={(long) => type(at, { long })}
            />
          </div>
        )
      })}
      <span role="status" className="corner-help">
        {next >= 0 && mapText('pickCorner', { corner: mapText(CORNERS[next] ?? 'corner1') })}
      </span>
      <div className="corner-actions">
        <Button
          size="small"
          type="primary"
          disabled={known.length < CORNERS.length}
          loading={isSaving}
          onClick={() => onPlace(known.map(([long, lat]) => ({ lat, long })))}
        >
          {mapText('placeNow')}
        </Button>
        <Button size="small" onClick={onCancel}>
          {mapText('cancel')}
        </Button>
      </div>
    </>
  )
}
