import { useState } from 'react'
import { Select } from 'antd'
import { useGetAssetClassesQuery } from '../../../api/asset-class'
import {
  useCreateAssetModelMutation,
  useDeleteAssetModelMutation,
  useGetAssetModelsQuery,
  useGetManufacturersQuery,
  useUpdateAssetModelMutation,
} from '../../../api/manufacturer'
import { useCan } from '../../../session/useCan'
import { popupParent } from '../../../shared/popupParent'
import { assetSettingsText } from '../messages'
import { AddNamed } from './AddNamed'
import { NoOptions, type OptionsQuery } from '../../../shared/lists/NoOptions'
import { NamedRows } from './NamedRows'

/** The models of the manufacturers. */
export function Models() {
  const { data, error, refetch } = useGetAssetModelsQuery({}, { refetchOnMountOrArgChange: true })
  const [update] = useUpdateAssetModelMutation()
  const [remove] = useDeleteAssetModelMutation()
  const canCreate = useCan('model_create')
  const canEdit = useCan('model_update')
  const canDelete = useCan('model_delete')
  const canSeeManufacturers = useCan('manufacturer_list')
  const canSeeClasses = useCan('asset_class_list')
  return (
    <NamedRows
      title={assetSettingsText('models')}
      rows={data?.data.models.map((row) => ({ ...row, detail: `${row.manufacturer.name} · ${row.class.name}` }))}
      error={error}
      onRetry={() => void refetch()}
      onRename={
        canEdit
          ? ({ _id: assetModelId, version }, name) => update({ assetModelId, assetModelEdit: { version, name } })
          : undefined
      }
      onDelete={canDelete ? (assetModelId) => remove({ assetModelId }) : undefined}
    >
      {canCreate && canSeeManufacturers && canSeeClasses && <AddModel />}
    </NamedRows>
  )
}

function AddModel() {
  const [create] = useCreateAssetModelMutation()
  const manufacturers = useGetManufacturersQuery({})
  const classes = useGetAssetClassesQuery()
  const [manufacturerId, setManufacturerId] = useState<string>()
  const [classId, setClassId] = useState<string>()
  return (
    <AddNamed
      label={assetSettingsText('newModel')}
      action={assetSettingsText('addModel')}
      isReady={manufacturerId !== undefined && classId !== undefined}
      onAdd={(name) =>
        create({ newAssetModel: { name, manufacturerId: manufacturerId ?? '', classId: classId ?? '' } })
      }
    >
      <Choice
        label={assetSettingsText('fieldManufacturer')}
        query={manufacturers}
        rows={manufacturers.data?.data.manufacturers ?? []}
        onChange={setManufacturerId}
      />
      <Choice
        label={assetSettingsText('fieldClass')}
        query={classes}
        rows={classes.data?.data.classes ?? []}
        onChange={setClassId}
      />
    </AddNamed>
  )
}

interface ChoiceProps {
  query: OptionsQuery
  label: string
  rows: { _id: string; name: string }[]
  onChange: (id: string) => void
}

const Choice = ({ query, label, rows, onChange }: ChoiceProps) => (
  <Select
    aria-label={label}
    placeholder={label}
    style={{ width: 160 }}
    getPopupContainer={popupParent}
    notFoundContent={<NoOptions query={query} />}
    options={rows.map(({ _id, name }) => ({ value: _id, label: name }))}
    onChange={onChange}
  />
)
