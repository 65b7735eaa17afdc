import { LockOutlined } from '@ant-design/icons'
import { useNavigate } from 'react-router-dom'
import { useCan } from '../../../session/useCan'
import { PageHeader } from '../../../shared/PageHeader'
import { EmptyState } from '../../../shared/states/EmptyState'
import { routeText } from '../routeMessages'
import { thermalText } from './messages'
import { ThermalTable } from './ThermalTable'
import './thermal.css'

/** The thermal photos of all missions. */
export function TemperaturesPage() {
  const navigate = useNavigate()
  const canSeePhotos = useCan('feature_list')
  return (
    <>
      <PageHeader title={routeText('temperatures')} />
      {canSeePhotos ? (
        <ThermalTable
          onOpen={({ missionId, photoId }) => void navigate(`/dashboard/missions/${missionId}/photos?photo=${photoId}`)}
        />
      ) : (
        <EmptyState icon={<LockOutlined />} title={thermalText('noPhotosTitle')} help={thermalText('noPhotosHelp')} />
      )}
    </>
  )
}
