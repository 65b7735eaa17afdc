import { Button } from 'antd'
import { useNavigate } from 'react-router-dom'
import { useDeletePackageMutation, type Package } from '../../api/package'
import { useCan } from '../../session/useCan'
import { useConfirmDelete } from '../../shared/forms/useConfirmDelete'
import { showMessage } from '../../shared/showMessage'
import { packagesText } from './messages'
import { LIST_PAGE } from './paths'

interface DeletePackageProps {
  pack: Package
  /** Called before navigation. */
  onDeleted: () => void
}

/** Deletes a package. The server rejects this while a tenant has it. */
export function DeletePackage({ pack, onDeleted }: DeletePackageProps) {
  const navigate = useNavigate()
  const canDelete = useCan('package_delete')
  const [deletePackage] = useDeletePackageMutation()
  const { open, dialog } = useConfirmDelete({
    title: packagesText('deleteTitle'),
    warning: packagesText('deleteWarning'),
    name: pack.name,
    action: packagesText('deleteAction'),
    run: () => deletePackage({ packageId: pack._id }),
    onDeleted: () => {
      onDeleted()
      showMessage({ type: 'success', text: packagesText('deleted') })
      void navigate(LIST_PAGE, { replace: true })
    },
  })
  if (!canDelete) return null

  return (
    <>
      <Button danger onClick={open}>
        {packagesText('delete')}
      </Button>
      {dialog}
    </>
  )
}
