import { useState } from 'react'
import { Button } from 'antd'
import { useNavigate } from 'react-router-dom'
import { useDeleteBaseLayerMutation, type BaseLayer } from '../../api/base-layer'
import { useCan } from '../../session/useCan'
import { ConfirmByName } from '../../shared/forms/ConfirmByName'
import { showMessage } from '../../shared/showMessage'
import { baseText } from './messages'

interface DeleteBaseLayerProps {
  base: BaseLayer
  /** The socket tells of a deletion before the server answers it; one's own must not look like somebody else's. */
  onDeleting: (isDeleting: boolean) => void
}

export function DeleteBaseLayer({ base, onDeleting }: DeleteBaseLayerProps) {
  const navigate = useNavigate()
  const canDelete = useCan('can_delete_base_layer')
  const [isAsking, setAsking] = useState(false)
  const [deleteBaseLayer, { isLoading, error, reset }] = useDeleteBaseLayerMutation()
  if (!canDelete) return null

  const remove = async () => {
    onDeleting(true)
    const { data } = await deleteBaseLayer({ baseLayerId: base._id })
    if (!data) return onDeleting(false)
    showMessage({ type: 'success', text: baseText('deleted') })
    await navigate('/dashboard/basemap', { replace: true })
  }

  return (
    <>
      <Button danger onClick={() => setAsking(true)}>
        {baseText('delete')}
      </Button>
      {isAsking && (
        <ConfirmByName
          title={baseText('deleteTitle')}
          warning={baseText('deleteWarning')}
          name={base.name}
          action={baseText('deleteAction')}
          isWorking={isLoading}
          error={error?.message}
          onConfirm={() => void remove()}
          onCancel={() => {
            setAsking(false)
            reset()
          }}
        />
      )}
    </>
  )
}
