import { Fragment } from 'react'
import { useMissionPath } from '../../../session/useMissionPath'
import { Link } from '../../../shared/Link'
import { mapText } from './messages'
import type { GroundLayer } from './useGrounds'

/** Names the elevation layers that the views of cameras are drawn on, with links to them. */
export function GroundNote({ layers }: { layers: readonly GroundLayer[] }) {
  const missionPath = useMissionPath()
  return (
    <p className="drone-map-ground">
      {layers.length === 0 ? mapText('groundFlat') : mapText('ground')}
      {layers.map(({ id, name, missionId }) => (
        <Fragment key={id}>
          {' '}
          <Link to={`${missionPath(missionId)}?selected=${id}`}>{name}</Link>
        </Fragment>
      ))}
    </p>
  )
}
