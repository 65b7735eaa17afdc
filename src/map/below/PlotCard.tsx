import type { ReactNode } from 'react'
import type { BaseLayer } from '../../api/base-layer'
import { useListFeaturesQuery } from '../../api/feature'
import { useListMissionsByMaprefQuery } from '../../api/mission'
import { Link } from '../../shared/Link'
import { FeatureCard } from '../FeatureCard'
import { featureName } from '../featureName'
import { belowText } from './messages'
import { ownValue } from '../../shared/ownValue'

const MAX_LISTED = 20

interface PlotCardProps {
  base: BaseLayer
  /** The part of the base layer that contains the feature. */
  layerId: string
  index: number
  onClose: () => void
  /** Shown below the missions for a feature with this value of the identifying attribute. */
  more?: (baseLayerId: string, mapref: string) => ReactNode
}

/** A feature of a base layer below a mission: its attributes, and the missions whose location is inside. */
export function PlotCard({ base, layerId, index, onClose, more }: PlotCardProps) {
  const { data, error } = useListFeaturesQuery({ layerId, index: [index], pageSize: 1 })
  const properties = data && (data.data.items[0]?.properties ?? {})
  const value = base.primeAttribute ? ownValue(properties, base.primeAttribute) : undefined
  const mapref = typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
  return (
    <FeatureCard
      title={mapref ?? featureName(properties) ?? belowText('plot', { index, name: base.name })}
      properties={properties}
      hasFailed={Boolean(error)}
      onClose={onClose}
    >
      <h3>{belowText('missionsHere')}</h3>
      {!base.primeAttribute && (
        <p>
          <Link to={`/dashboard/basemap/${base._id}`}>{belowText('noAttribute', { name: base.name })}</Link>
        </p>
      )}
      {mapref !== undefined && mapref !== '' && (
        <>
          <MissionsHere baseLayerId={base._id} mapref={mapref} />
          {more?.(base._id, mapref)}
        </>
      )}
    </FeatureCard>
  )
}

function MissionsHere({ baseLayerId, mapref }: { baseLayerId: string; mapref: string }) {
  const { currentData, error } = useListMissionsByMaprefQuery({ baseLayerId, mapref, pageSize: MAX_LISTED })
  if (error) return <p role="alert">{belowText('missionsFailed')}</p>
  if (!currentData) return null
  const { items, total } = currentData.data
  if (items.length === 0) return <p>{belowText('noMissions')}</p>
  return (
    <>
      <ul className="below-missions">
        {items.map(({ _id, name }) => (
          <li key={_id}>
            <Link to={`/dashboard/missions/${_id}`}>{name}</Link>
          </li>
        ))}
      </ul>
      {total > items.length && <p>{belowText('moreMissions', { count: total - items.length })}</p>}
    </>
  )
}
