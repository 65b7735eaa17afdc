import { Button } from 'antd'
import { useNavigate } from 'react-router-dom'
import { useDeleteBaseLayerMutation, type BaseLayer } from '../../api/base-layer'
import { useCan } from '../../session/useCan'
import { useConfirmDelete } from '../../shared/forms/useConfirmDelete'
import { showMessage } from '../../shared/showMessage'
import { baseText } from './messages'

interface DeleteBaseLayerProps {
  base: BaseLayer
  /** The socket can report the deletion before the response arrives; the page must not show "not found" then. */
  onDeleting: (isDeleting: boolean) => void
}

/** Moves a base layer to the trash. */
export function DeleteBaseLayer({ base, onDeleting }: DeleteBaseLayerProps) {
  const navigate = useNavigate()
  const canDelete = useCan('can_delete_base_layer')
  const [deleteBaseLayer] = useDeleteBaseLayerMutation()
  const { open, dialog } = useConfirmDelete({
    title: baseText('deleteTitle', { name: base.name }),
    warning: baseText('deleteWarning'),
    action: baseText('deleteAction'),
    run: async () => {
      onDeleting(true)
      const result = await deleteBaseLayer({ baseLayerId: base._id })
      if (result.error) onDeleting(false)
      return result
    },
    onDeleted: () => {
      showMessage({ type: 'success', text: baseText('deleted') })
      void navigate('/dashboard/basemap', { replace: true })
    },
  })
  if (!canDelete) return null

  return (
    <>
      <Button danger onClick={open}>
        {baseText('delete')}
      </Button>
      {dialog}
    </>
  )
}
