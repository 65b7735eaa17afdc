import { isApiError } from '../../../api/errors'
import { useEditPackageMutation, type Package } from '../../../api/package'
import { useCan } from '../../../session/useCan'
import { RowMenu } from '../../../shared/lists/RowMenu'
import { showMessage } from '../../../shared/showMessage'
import { packagesText } from '../messages'

/** Row menu of a package. */
export function PackageMenu({ pack: { _id: packageId, name, version, active } }: { pack: Package }) {
  const canUpdate = useCan('package_update')
  const [editPackage] = useEditPackageMutation()

  const setOnSale = async (onSale: boolean) => {
    const { data, error } = await editPackage({ packageId, packageEdit: { version, active: onSale } })
    if (data) showMessage({ type: 'success', text: packagesText(onSale ? 'putOnSale' : 'takenOffSale', { name }) })
    else if (isApiError(error)) showMessage({ type: 'error', text: error.message })
  }

  const label = packagesText(active ? 'takeOffSale' : 'putUpForSale')
  return (
    <RowMenu name={name} items={canUpdate ? [{ key: 'sale', label, onClick: () => void setOnSale(!active) }] : []} />
  )
}
