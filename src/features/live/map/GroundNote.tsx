import { Fragment } from 'react'
import { useMissionPath } from '../../../session/useMissionPath'
import { Link } from '../../../shared/Link'
import { mapText } from './messages'
import type { GroundLayer } from './useGrounds'

interface GroundNoteProps {
  layers: readonly GroundLayer[]
  /** Number of streams whose ground is asked for; 0 for those who do not see elevation layers. */
  asked: number
  /** How many of them have no elevation layer. */
  flat: number
}

/** Names the elevation layers that the views of cameras are drawn on, with links to them. Says nothing until they are known. */
export function GroundNote({ layers, asked, flat }: GroundNoteProps) {
  const missionPath = useMissionPath()
  if (layers.length === 0 && flat < asked) return null
  const flatText = asked === 0 ? mapText('groundFlat') : mapText('groundMissing')
  return (
    <p className="drone-map-ground">
      {layers.length === 0 ? flatText : mapText('ground')}
      {layers.map(({ id, name, missionId }) => (
        <Fragment key={id}>
          {' '}
          <Link to={`${missionPath(missionId)}?selected=${id}`}>{name}</Link>
        </Fragment>
      ))}
    </p>
  )
}
