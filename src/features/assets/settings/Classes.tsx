import { useState } from 'react'
import { Select } from 'antd'
import {
  useCreateAssetClassMutation,
  useDeleteAssetClassMutation,
  useEditAssetClassMutation,
  useGetAssetClassesQuery,
  type AssetClass,
} from '../../../api/asset-class'
import { useCan } from '../../../session/useCan'
import { popupParent } from '../../../shared/popupParent'
import { assetSettingsText } from '../messages'
import { AddNamed } from './AddNamed'
import { NamedRows } from './NamedRows'

const kindLabels = (): Record<AssetClass['kind'], string> => ({
  drone: assetSettingsText('kindDrone'),
  battery: assetSettingsText('kindBattery'),
  payload: assetSettingsText('kindPayload'),
  vehicle: assetSettingsText('kindVehicle'),
  dock: assetSettingsText('kindDock'),
  other: assetSettingsText('kindOther'),
})

/** The asset classes of the organisation. */
export function Classes() {
  const { data, error, refetch } = useGetAssetClassesQuery(undefined, { refetchOnMountOrArgChange: true })
  const [create] = useCreateAssetClassMutation()
  const [edit] = useEditAssetClassMutation()
  const [remove] = useDeleteAssetClassMutation()
  const canCreate = useCan('asset_class_create')
  const canEdit = useCan('asset_class_update')
  const canDelete = useCan('asset_class_delete')
  const [kind, setKind] = useState<AssetClass['kind']>('other')
  const labels = kindLabels()
  return (
    <NamedRows
      title={assetSettingsText('classes')}
      rows={data?.data.classes.map((row) => ({ ...row, detail: labels[row.kind] }))}
      error={error}
      onRetry={() => void refetch()}
      onRename={
        canEdit
          ? ({ _id: assetClassId, version }, name) => edit({ assetClassId, assetClassEdit: { version, name } })
          : undefined
      }
      onDelete={canDelete ? (assetClassId) => remove({ assetClassId }) : undefined}
    >
      {canCreate && (
        <AddNamed
          label={assetSettingsText('newClass')}
          action={assetSettingsText('addClass')}
          onAdd={(name) => create({ newAssetClass: { name, kind } })}
        >
          <Select
            aria-label={assetSettingsText('kind')}
            value={kind}
            style={{ width: 140 }}
            getPopupContainer={popupParent}
            options={Object.entries(labels).map(([value, label]) => ({ value, label }))}
            onChange={setKind}
          />
        </AddNamed>
      )}
    </NamedRows>
  )
}
