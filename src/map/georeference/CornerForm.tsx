import { useState } from 'react'
import { Button, InputNumber } from 'antd'
import { mapText } from '../messages'
import type { Position } from '../scene'
import { coordinatesLimits } from '../../shared/limits/common.gen'
import type { Corners } from './corners'
import '../georeference/corners.css'

const CORNERS = ['corner1', 'corner2', 'corner3', 'corner4'] as const

interface TypedCoordinates {
  lat: number | null
  long: number | null
}

const NO_COORDINATES: TypedCoordinates = { lat: null, long: null }

interface CornerFormProps {
  /** Name of the scan. */
  name: string
  /** Note about the proposed corners, below the title. */
  note?: string
  corners: Corners
  isSaving: boolean
  onChange: (corners: Corners) => void
  onGeoreference: (corners: { lat: number; long: number }[]) => void
  onCancel: () => void
}

/** Edits the corner coordinates of a scan. Corners can also be set by clicks on the map. */
export function CornerForm({ name, note, corners, isSaving, onChange, onGeoreference, onCancel }: CornerFormProps) {
  const complete = corners.flatMap((corner) => (corner ? [corner] : []))
  const next = corners.findIndex((corner) => corner === null)
  // Keeps incomplete corners: 0 instead of a missing coordinate would be a position in the Atlantic.
  const [incomplete, setIncomplete] = useState<readonly TypedCoordinates[]>(() => CORNERS.map(() => NO_COORDINATES))
  const coordinatesAt = (at: number): TypedCoordinates => {
    const corner = corners[at]
    return corner ? { lat: corner[1], long: corner[0] } : (incomplete[at] ?? NO_COORDINATES)
  }
  const changeCoordinate = (at: number, change: Partial<TypedCoordinates>) => {
    const { lat, long } = { ...coordinatesAt(at), ...change }
    setIncomplete(incomplete.map((other, index) => (index === at ? { lat, long } : other)))
    const corner: Position | null = lat === null || long === null ? null : [long, lat]
    onChange(corners.map((other, index) => (index === at ? corner : other)))
  }
  return (
    <>
      <strong>{mapText('georeferenceTitle', { name })}</strong>
      {note && <span className="corner-help">{note}</span>}
      <span className="corner-help">{mapText('georeferenceHelp')}</span>
      {CORNERS.map((cornerKey, at) => {
        const corner = mapText(cornerKey)
        const { lat, long } = coordinatesAt(at)
        return (
          <div key={cornerKey} className="corner-row">
            <span>{corner}</span>
            <InputNumber
              size="small"
              aria-label={mapText('latitudeOf', { corner })}
              min={coordinatesLimits.lat.minimum}
              max={coordinatesLimits.lat.maximum}
              value={lat}
              onChange={(typed) => changeCoordinate(at, { lat: typed })}
            />
            <InputNumber
              size="small"
              aria-label={mapText('longitudeOf', { corner })}
              min={coordinatesLimits.long.minimum}
              max={coordinatesLimits.long.maximum}
              value={long}
              onChange={(typed) => changeCoordinate(at, { long: typed })}
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
          disabled={complete.length < CORNERS.length}
          loading={isSaving}
          onClick={() => onGeoreference(complete.map(([long, lat]) => ({ lat, long })))}
        >
          {mapText('georeference')}
        </Button>
        <Button size="small" onClick={onCancel}>
          {mapText('cancel')}
        </Button>
      </div>
    </>
  )
}
