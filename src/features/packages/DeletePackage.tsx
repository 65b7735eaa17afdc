import { useState } from 'react'
import { Button, Modal } from 'antd'
import { useNavigate } from 'react-router-dom'
import { isApiError } from '../../api/errors'
import { useDeletePackageMutation, useEditPackageMutation, type Package } from '../../api/package'
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

/** Deletes a package. While a tenant has it, says so instead and offers to take it off sale. */
export function DeletePackage({ pack, onDeleted }: DeletePackageProps) {
  const navigate = useNavigate()
  const canDelete = useCan('package_delete')
  const canTakeOff = useCan('package_update') && pack.active
  const [isExplaining, setExplaining] = useState(false)
  const [deletePackage] = useDeletePackageMutation()
  const [editPackage, { isLoading }] = useEditPackageMutation()
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
  const takeOffSale = async () => {
    const { data, error } = await editPackage({
      packageId: pack._id,
      packageEdit: { version: pack.version, active: false },
    })
    setExplaining(false)
    if (data) showMessage({ type: 'success', text: packagesText('takenOffSale', { name: pack.name }) })
    else if (isApiError(error)) showMessage({ type: 'error', text: error.message })
  }
  if (!canDelete) return null

  return (
    <>
      <Button danger onClick={pack.tenants > 0 ? () => setExplaining(true) : open}>
        {packagesText('delete')}
      </Button>
      {dialog}
      {isExplaining && (
        <Modal
          open
          title={packagesText('inUseTitle')}
          footer={
            <>
              <Button onClick={() => setExplaining(false)}>{packagesText('close')}</Button>
              {canTakeOff && (
                <Button type="primary" loading={isLoading} onClick={() => void takeOffSale()}>
                  {packagesText('takeOffSale')}
                </Button>
              )}
            </>
          }
          onCancel={() => setExplaining(false)}
        >
          <p>{packagesText('inUseBody', { count: pack.tenants })}</p>
          {canTakeOff && <p>{packagesText('inUseTakeOff')}</p>}
        </Modal>
      )}
    </>
  )
}
