import { useState } from 'react'
import { Button } from 'antd'
import { useEditAssetMutation, type Asset } from '../../api/asset'
import { useCan } from '../../session/useCan'
import { EditDialog } from '../../shared/forms/EditDialog'
import { AssetFields, assetLabels, countersOf, type AssetValues } from './AssetFields'
import { assetsText } from './messages'

const valuesOf = (asset: Asset): AssetValues => ({
  name: asset.name,
  serial: asset.serial,
  classId: asset.class._id,
  modelId: asset.model?._id ?? null,
  inServiceOn: asset.inServiceOn,
  ...countersOf(asset),
  firmware: asset.firmware,
  health: asset.health,
  note: asset.note,
  reason: '',
})

/** Button and dialog that edit an asset. */
export function EditAsset({ asset, reload }: { asset: Asset; reload: () => Promise<Asset | undefined> }) {
  const [isOpen, setOpen] = useState(false)
  const [update, { isLoading }] = useEditAssetMutation()
  const canEdit = useCan('asset_update')
  if (!canEdit) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>{assetsText('edit')}</Button>
      {isOpen && (
        <EditDialog<Asset, AssetValues>
          title={assetsText('editTitle', { name: asset.name })}
          formName="asset"
          newest={asset}
          valuesOf={valuesOf}
          labels={assetLabels()}
          send={(values, base) =>
            update({ assetId: base._id, assetEdit: { version: base.version, ...changed(values, valuesOf(base)) } })
          }
          reload={reload}
          isSaving={isLoading}
          onClose={() => setOpen(false)}
        >
          <AssetFields asset={asset} />
        </EditDialog>
      )}
    </>
  )
}

/** Only what was changed: flights may have added to the use of the asset in the meantime. */
function changed(values: AssetValues, before: AssetValues) {
  const { hours, flights, cycles, reason, ...texts } = values
  return {
    name: texts.name.trim(),
    serial: texts.serial.trim(),
    classId: texts.classId,
    modelId: texts.modelId ?? null,
    firmware: texts.firmware,
    health: texts.health ?? null,
    note: texts.note,
    ...(texts.inServiceOn && { inServiceOn: texts.inServiceOn }),
    ...(hours != null && hours !== before.hours && { hours }),
    ...(flights != null && flights !== before.flights && { flights }),
    ...(cycles != null && cycles !== before.cycles && { cycles }),
    ...(reason && { reason }),
  }
}
