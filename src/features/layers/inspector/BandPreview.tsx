import type { Layer, RasterDetails } from '../../../api/layer'
import type { Bounds } from '../../../map/scene'
import type { BandRole } from '../texts/bandRoleName'
import { layersText } from '../texts/messages'
import { previewTiles } from './previewTiles'

interface BandPreviewProps {
  layer: Layer
  bounds: RasterDetails['bounds']
  /** One for each band, chosen but not stored yet. */
  roles: readonly (BandRole | null)[]
}

const NATURAL: readonly BandRole[] = ['red', 'green', 'blue']
const INFRARED: readonly BandRole[] = ['nir', 'red', 'green']

/** The raster in natural colours, and with near infrared as red, so that a person sees whether the roles are right. */
export function BandPreview({ layer, bounds, roles }: BandPreviewProps) {
  return (
    <>
      <Picture layer={layer} bounds={bounds} bands={bandsOf(roles, NATURAL)} label={layersText('previewNatural')} />
      <Picture layer={layer} bounds={bounds} bands={bandsOf(roles, INFRARED)} label={layersText('previewInfrared')} />
    </>
  )
}

/** Numbers of the bands from 1; undefined if a role is missing. */
function bandsOf(roles: readonly (BandRole | null)[], wanted: readonly BandRole[]): string | undefined {
  const numbers = wanted.map((role) => roles.indexOf(role) + 1)
  return numbers.every((number) => number > 0) ? numbers.join(',') : undefined
}

interface PictureProps {
  layer: Layer
  bounds: RasterDetails['bounds']
  bands: string | undefined
  label: string
}

function Picture({ layer: { raster, dataVersion }, bounds, bands, label }: PictureProps) {
  if (!raster || bands === undefined) return null
  const [address = ''] = raster.tileUrl.split('?')
  const rows = previewTiles(bounds as Bounds, raster.nativeZoom)
  const urlOf = ({ z, x, y }: { z: number; x: number; y: number }) =>
    `${address.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y))}?v=${dataVersion}&bands=${bands}`
  return (
    <figure className="band-preview">
      <div
        role="img"
        aria-label={label}
        style={{
          gridTemplateColumns: `repeat(${rows[0]?.length ?? 1}, 1fr)`,
          width: `${(rows[0]?.length ?? 1) * 96}px`,
        }}
      >
        {rows.flat().map((tile) => (
          <img key={`${tile.z}/${tile.x}/${tile.y}`} src={urlOf(tile)} alt="" />
        ))}
      </div>
      <figcaption className="inspector-note">{label}</figcaption>
    </figure>
  )
}
