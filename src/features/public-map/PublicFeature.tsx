import { useListPublicFeaturesQuery } from '../../api/base-layer'
import { FeatureCard } from '../../map/FeatureCard'
import { publicMapText } from './messages'
import { ownValue } from '../../shared/ownValue'

interface PublicFeatureProps {
  baseLayerId: string
  layerId: string
  index: number
  primeAttribute: string | null | undefined
  onClose: () => void
}

/** Details of a feature of a published base layer. */
export function PublicFeature({ baseLayerId, layerId, index, primeAttribute, onClose }: PublicFeatureProps) {
  const { data, error } = useListPublicFeaturesQuery({ baseLayerId, layerId, index: [index], pageSize: 1 })
  const properties = data && (data.data.items[0]?.properties ?? {})
  const primeValue = primeAttribute ? ownValue(properties, primeAttribute) : undefined
  const name = typeof primeValue === 'string' || typeof primeValue === 'number' ? String(primeValue) : undefined
  const title = name ?? publicMapText('feature', { index })
  return <FeatureCard title={title} properties={properties} hasFailed={Boolean(error)} onClose={onClose} />
}
