import { DeleteOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useNavigate } from 'react-router-dom'
import { useDeleteLocationMutation, type Location } from '../../api/location'
import { useCan } from '../../session/useCan'
import { useConfirmDelete } from '../../shared/forms/useConfirmDelete'
import { locationsText } from './messages'

/** Button that moves a location to the trash. Renders nothing without the permission. */
export function DeleteLocation({ location: { _id: locationId, name } }: { location: Location }) {
  const navigate = useNavigate()
  const canDelete = useCan('location_delete')
  const [deleteLocation] = useDeleteLocationMutation()
  const deletion = useConfirmDelete({
    title: locationsText('deleteTitle', { name }),
    warning: locationsText('deleteWarning'),
    action: locationsText('deleteAction'),
    run: () => deleteLocation({ locationId }),
    onDeleted: () => void navigate('/dashboard/locations', { replace: true }),
  })
  if (!canDelete) return null
  return (
    <>
      <Button danger icon={<DeleteOutlined aria-hidden />} onClick={deletion.open}>
        {locationsText('delete')}
      </Button>
      {deletion.dialog}
    </>
  )
}
