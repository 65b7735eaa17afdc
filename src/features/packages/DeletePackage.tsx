import { useState } from 'react'
import { Button } from 'antd'
import { useNavigate } from 'react-router-dom'
import { useDeletePackageMutation, type Package } from '../../api/package'
import { useCan } from '../../session/useCan'
import { ConfirmByName } from '../../shared/forms/ConfirmByName'
import { showMessage } from '../../shared/showMessage'
import { packagesText } from './messages'
import { LIST_PAGE } from './paths'

interface DeletePackageProps {
  pack: Package
  /** Called before the page is left. */
  onDeleted: () => void
}

/** The way to be rid of a package nobody has; the server refuses the others and says what to do instead. */
export function DeletePackage({ pack, onDeleted }: DeletePackageProps) {
  const navigate = useNavigate()
  const canDelete = useCan('package_delete')
  const [isAsking, setAsking] = useState(false)
  const [deletePackage, { isLoading, error, reset }] = useDeletePackageMutation()
  if (!canDelete) return null

  const remove = async () => {
    const { data } = await deletePackage({ packageId: pack._id })
    if (!data) return
    onDeleted()
    showMessage({ type: 'success', text: packagesText('deleted') })
    await navigate(LIST_PAGE, { replace: true })
  }

  return (
    <>
      <Button danger onClick={() => setAsking(true)}>
        {packagesText('delete')}
      </Button>
      {isAsking && (
        <ConfirmByName
          title={packagesText('deleteTitle')}
          warning={packagesText('deleteWarning')}
          name={pack.name}
          action={packagesText('deleteAction')}
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
