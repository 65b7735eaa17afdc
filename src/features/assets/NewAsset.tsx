import { useState } from 'react'
import { PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useNavigate } from 'react-router-dom'
import { useCreateAssetMutation, type Asset } from '../../api/asset'
import { FormDialog } from '../../shared/forms/FormDialog'
import { AssetFields, assetLabels, type AssetValues } from './AssetFields'
import { assetsText } from './messages'

/** Creates an asset in a dialog and opens its page. */
export function NewAsset() {
  const [isOpen, setOpen] = useState(false)
  const [create] = useCreateAssetMutation()
  const navigate = useNavigate()
  return (
    <>
      <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setOpen(true)}>
        {assetsText('new')}
      </Button>
      {isOpen && (
        <FormDialog<AssetValues, { data: Asset }>
          title={assetsText('new')}
          okText={assetsText('create')}
          formName="new-asset"
          labels={assetLabels()}
          send={(values) => create({ newAsset: entered(values) })}
          onDone={({ data }) => void navigate(`/dashboard/assets/${data._id}`)}
          onClose={() => setOpen(false)}
        >
          <AssetFields />
        </FormDialog>
      )}
    </>
  )
}

const entered = ({ name, serial, classId = '', modelId, ...others }: AssetValues) => ({
  name: name.trim(),
  serial: serial.trim(),
  classId,
  ...(modelId && { modelId }),
  ...(others.inServiceOn && { inServiceOn: others.inServiceOn }),
  ...(others.hours != null && { hours: others.hours }),
  ...(others.flights != null && { flights: others.flights }),
  ...(others.cycles != null && { cycles: others.cycles }),
  ...(others.firmware && { firmware: others.firmware }),
  ...(others.health != null && { health: others.health }),
  ...(others.note && { note: others.note }),
})
