import {
  useCreateManufacturerMutation,
  useDeleteManufacturerMutation,
  useEditManufacturerMutation,
  useGetManufacturersQuery,
} from '../../../api/manufacturer'
import { useCan } from '../../../session/useCan'
import { assetSettingsText } from '../messages'
import { AddNamed } from './AddNamed'
import { NamedRows } from './NamedRows'

/** The manufacturers of the assets. */
export function Manufacturers() {
  const { data, error, refetch } = useGetManufacturersQuery({}, { refetchOnMountOrArgChange: true })
  const [create] = useCreateManufacturerMutation()
  const [edit] = useEditManufacturerMutation()
  const [remove] = useDeleteManufacturerMutation()
  const canCreate = useCan('manufacturer_create')
  const canEdit = useCan('manufacturer_update')
  const canDelete = useCan('manufacturer_delete')
  return (
    <NamedRows
      title={assetSettingsText('manufacturers')}
      rows={data?.data.manufacturers}
      error={error}
      onRetry={() => void refetch()}
      onRename={
        canEdit
          ? ({ _id: manufacturerId, version }, name) => edit({ manufacturerId, manufacturerEdit: { version, name } })
          : undefined
      }
      onDelete={canDelete ? (manufacturerId) => remove({ manufacturerId }) : undefined}
    >
      {canCreate && (
        <AddNamed
          label={assetSettingsText('newManufacturer')}
          action={assetSettingsText('addManufacturer')}
          onAdd={(name) => create({ newManufacturer: { name } })}
        />
      )}
    </NamedRows>
  )
}
