import { Button, InputNumber } from 'antd'
import { useEditLayerMutation } from '../../../api/layer'
import type { Position } from '../../../map/scene'
import { layersText } from '../messages'
import { SELECT, useRoom, type Tool } from '../room/roomContext'

const CORNERS = ['corner1', 'corner2', 'corner3', 'corner4'] as const

/** Puts a raster that does not say where it lies on the map, by its corners: clicked or typed. */
export function PlaceCard({ tool }: { tool: Tool & { kind: 'place' } }) {
  const { layers, take } = useRoom()
  const [editLayer, { isLoading }] = useEditLayerMutation()
  const layer = layers.find(({ _id }) => _id === tool.layerId)
  if (!layer) return null
  const known = tool.corners.flatMap((corner) => (corner ? [corner] : []))
  const next = tool.corners.findIndex((corner) => corner === null)

  const type = (at: number, change: { lat?: number | null; long?: number | null }) => {
    const [long, lat] = tool.corners[at] ?? [0, 0]
    const corner: Position = [change.long ?? long, change.lat ?? lat]
    take({ ...tool, corners: tool.corners.map((other, index) => (index === at ? corner : other)) })
  }
  const place = async () => {
    const corners = known.map(([long, lat]) => ({ lat, long }))
    const { error } = await editLayer({ layerId: layer._id, layerEdit: { version: layer.version, corners } })
    if (!error) take(SELECT)
  }

  return (
    <section className="tool-card place-card" aria-label={layersText('placeTitle', { name: layer.name })}>
      <strong>{layersText('placeTitle', { name: layer.name })}</strong>
      <span className="tool-help">{layersText('placeHelp')}</span>
      {CORNERS.map((word, at) => {
        const corner = layersText(word)
        return (
          <div key={word} className="place-corner">
            <span>{corner}</span>
            <InputNumber
              size="small"
              aria-label={layersText('latitudeOf', { corner })}
              min={-90}
              max={90}
              value={tool.corners[at]?.[1] ?? null}
              onChange={(lat) => type(at, { lat })}
            />
            <InputNumber
              size="small"
              aria-label={layersText('longitudeOf', { corner })}
              min={-180}
              max={180}
              value={tool.corners[at]?.[0] ?? null}
              onChange={(long) => type(at, { long })}
            />
          </div>
        )
      })}
      <span role="status" className="tool-help">
        {next >= 0 && layersText('pickCorner', { corner: layersText(CORNERS[next] ?? 'corner1') })}
      </span>
      <div className="measure-head">
        <Button
          size="small"
          type="primary"
          disabled={known.length < CORNERS.length}
          loading={isLoading}
          onClick={() => void place()}
        >
          {layersText('placeNow')}
        </Button>
        <Button size="small" onClick={() => take(SELECT)}>
          {layersText('cancel')}
        </Button>
      </div>
    </section>
  )
}
